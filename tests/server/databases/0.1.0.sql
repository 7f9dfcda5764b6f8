BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE beats (
	name VARCHAR(16) NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (name)
);
CREATE TABLE games (
	"table" VARCHAR(16) NOT NULL, 
	game INTEGER NOT NULL, 
	at FLOAT NOT NULL, 
	spectators BOOLEAN NOT NULL, 
	record TEXT NOT NULL, 
	PRIMARY KEY ("table", game)
);
INSERT INTO "games" VALUES('over',1,1800000133.0,0,'{"format": "glastonbury-record/1", "edition": "en", "players": [{"color": "green", "seat": 1, "name": "Ann"}, {"color": "blue", "seat": 2, "name": "Cem"}, {"color": "yellow", "seat": 0, "name": "Bea"}], "removed_color": null, "deck": ["Wa2", "Ka1", "Ra4", "Ba2", "Pb2", "Ya3", "Kb4", "Ob3", "Pb4", "Na4", "Ga2", "Pe", "Nb4", "Im", "Oa2", "Oa1", "Ob4", "Va", "Rb3", "Ra1", "Va", "Ga1", "Yb2", "Va", "Na2", "Ac", "Bb3", "Gb3", "Bb1", "Ka3", "Kb2", "Wa3", "Ya2", "Rb4", "Ba1", "Kb3", "Rb2", "Ga4", "Yb4", "Ka4", "Wa1", "Ra2", "Kb1", "Gb4", "Im", "Wb4", "Bb4", "Ba4", "Ya4", "Ba3", "Gb2", "De", "Yb1", "Ga3", "De", "Oa3", "Gb1", "Pa2", "Ya1", "Nb1", "Ka2", "Pa1", "Oa4", "Wb1", "Ob1", "Ob2", "Rb1", "Pe", "Pa3", "Va", "Wb2", "Pb3", "Na3", "Pb1", "Nb3", "Bb2", "Na1", "Yb3", "Pa4", "Nb2", "Ra3", "Wb3", "Ac", "Wa4"], "recipes": [{"a": "orange", "b": "most_ones"}, {"a": "white", "b": "ended_game"}, {"a": "purple", "b": "fewest_spells"}], "rules": 1, "deal": {"method": "glastonbury-deal/1", "secret": "fad151eaaca69e2c6d33a6c2aa2283c18049d9d566ab016c21b8dccc3b483e98", "words": ["cf344e4d982ff7b6cadc3f8143cb5af2", "ce40f0429ec58a98bef6eabd76ccda37", "d90003f45129b41b9a8b3aa233b7e8b0"], "seats": ["yellow", "green", "blue"], "recipes": true, "first": "random", "removed_color": "random"}, "result": {"ended_by": 2, "winners": [0], "scores": [{"ingredients": 0, "recipe_a": 0, "recipe_b": 10, "total": 10}, {"ingredients": -26, "recipe_a": 0, "recipe_b": 0, "total": -26}, {"ingredients": -24, "recipe_a": 0, "recipe_b": 0, "total": -24}]}, "actions": ["@a1", "@a6", "@f1", "c3", "c4", "c3", "b2", "b5", "c6", "e5", "b4", "e5", "c1", "c3", "c4", "b2", "e2", "d2", "a4", "d1", "b4", "c3", "a3", "b4", "d5", "e6", "c4", "*b5", "b4", "e2", "a4", "a5", "b4", "*d4", "f3", "e5", "c1", "b2", "d4", "e2", "c2", "b3", "d3", "e2", "d4", "c5", "d5", "d4", "e5", "d6", "e1", "d3", "b2", "f2", "e3", "d5", "b2", "c3", "a4", "c6", "e3", "d2", "c4", "c3", "b3", "e4", "d5", "a3", "e2", "d1", "c1", "b5", "a5", "e6", "f3", "c2", "d3", "drop", "immuto:Yb", "immuto:Ba"]}');
INSERT INTO "games" VALUES('again',1,1800000218.0,1,'{"format": "glastonbury-record/1", "edition": "fr", "players": [{"color": "blue", "seat": 0, "name": "Ann"}, {"color": "red", "seat": 1, "name": "Bea"}], "removed_color": null, "deck": ["Wb1", "Pb2", "Ba3", "Va", "Pb3", "Pa4", "Gb2", "Va", "Pa3", "Bb2", "Na4", "Ob3", "De", "Na1", "Kb2", "Ka4", "Pb1", "Gb1", "Ga4", "Oa2", "Im", "Yb4", "Pb4", "Va", "Ka2", "Im", "Wa2", "Nb2", "Va", "Ya4", "Pa2", "Yb1", "Ga2", "Ka1", "Oa4", "Ga1", "Pa1", "Wb2", "Gb3", "Nb3", "Ob4", "Kb4", "Rb2", "Pe", "Ra1", "Nb4", "Ba4", "Wb4", "De", "Rb1", "Ya1", "Rb4", "Gb4", "Ba2", "Ka3", "Ac", "Rb3", "Oa3", "Ra4", "Ba1", "Ga3", "Wb3", "Wa1", "Ra3", "Kb3", "Ac", "Bb1", "Ra2", "Nb1", "Na2", "Ob1", "Ob2", "Kb1", "Wa4", "Pe", "Yb3", "Yb2", "Wa3", "Ya2", "Bb4", "Ya3", "Bb3", "Oa1", "Na3"], "recipes": null, "rules": 1, "deal": {"method": "glastonbury-deal/1", "secret": "e332793bf6aac989369bc77925934da4ccacff9d670fcb23db5c3fd02755cb08", "words": ["a9f03d669ce5a492ce130c8e1e6c0785", "bec7c77ef20418646ea9b2a67b8d4c8c"], "seats": ["blue", "red"], "recipes": false, "first": "random", "removed_color": null}, "result": {"ended_by": 1, "winners": [0], "scores": [{"ingredients": 33, "recipe_a": 0, "recipe_b": 0, "total": 33}, {"ingredients": 21, "recipe_a": 0, "recipe_b": 0, "total": 21}]}, "actions": ["@f6", "@f1", "d2", "f3", "b6", "a5", "f5", "c4", "a3", "b4", "c2", "f3", "e5", "e2", "d2", "c3", "f4", "declinatio", "a4", "d6", "a5", "b1", "stay", "e5", "f5", "c2", "b4", "a4", "b2", "d3", "stay", "e6", "f5", "c3", "b2", "c4", "f5", "b2", "c3", "e3", "declinatio", "f4", "c2", "d2", "c1", "d4", "stay", "a2", "a4", "c5", "*a3", "e4", "*b4", "e3", "stay", "d4", "d2", "stay", "d4", "d5", "d1", "d3", "declinatio", "e3", "a3", "b1", "c3", "c6", "*d3", "f2", "*f3", "a4", "d4", "d6", "a5", "b3", "drop"]}');
INSERT INTO "games" VALUES('resigned',1,1800000328.0,1,'{"format": "glastonbury-record/1", "edition": "en", "players": [{"color": "red", "seat": 1, "bot": "random"}, {"color": "green", "seat": 2, "bot": "apprentice"}, {"color": "blue", "seat": 0, "name": "Cem", "resigned": true}], "removed_color": null, "deck": ["Im", "Bb1", "Kb1", "Nb4", "Na4", "Va", "Kb4", "Nb1", "Gb4", "Yb4", "Ya4", "Pa3", "Pa4", "Ba2", "Wa2", "Na2", "Ga3", "Pb4", "Wa4", "Gb2", "Pa1", "Oa1", "Kb2", "Ac", "Im", "Ba1", "Ka2", "Pa2", "Ra2", "Va", "Ba4", "Wb4", "Rb3", "Pe", "Ga4", "Wa1", "Ba3", "Pe", "Bb3", "Ya1", "Ka1", "Pb2", "Yb3", "Rb2", "Ob3", "Wb3", "Bb4", "Ob2", "Ya2", "Rb4", "Nb2", "Oa2", "Ob1", "Kb3", "Wb2", "Ra4", "Ka3", "Ra3", "Yb2", "Na1", "Yb1", "Na3", "Bb2", "Va", "Gb3", "De", "Ac", "Pb1", "Ra1", "Ya3", "Pb3", "Wa3", "Nb3", "Oa3", "Ka4", "Va", "Rb1", "Ga2", "Ob4", "Gb1", "De", "Ga1", "Oa4", "Wb1"], "recipes": null, "rules": 1, "deal": {"method": "glastonbury-deal/1", "secret": "5375071af4b64a7819c6febd9a46a50dab165cc4ecaed5a1b60d72412ed5bb46", "words": ["75bd724da05dfb9003b4223ffc441e55"], "seats": ["blue", "red", "green"], "recipes": false, "first": "random", "removed_color": "random"}, "result": {"ended_by": 0, "winners": [2], "scores": [{"ingredients": -21, "recipe_a": 0, "recipe_b": 0, "total": -21}, {"ingredients": 4, "recipe_a": 0, "recipe_b": 0, "total": 4}, {"ingredients": 13, "recipe_a": 0, "recipe_b": 0, "total": 13}]}, "actions": ["@f6", "@f1", "@a1", "d4", "d3", "c1", "b5", "d5", "d1", "c5", "e3", "d5", "e4", "e2", "*f4", "d2", "c1", "b1", "*f3", "e4", "b5", "d6", "f2", "a3", "d3", "c5", "e3", "d3", "c2", "d4", "d2", "c5", "b2", "d5", "d5", "d5", "a4", "b2", "d3", "c3", "d4", "a2", "c3", "e2", "f3", "b1", "c3", "c5", "c3", "e1", "c6", "a2", "c1", "f2", "b5", "d5", "b4", "c4", "f2", "d6", "e4", "d6", "b2", "e2", "c2", "*e6", "c3", "d5", "e3", "d6", "*f3", "c4", "d3", "e5", "b3", "b4", "e1", "b2", "d2", "f2", "a5", "c1", "b5", "e4", "keep"]}');
INSERT INTO "games" VALUES('abandoned',1,1800000349.0,1,'{"format": "glastonbury-record/1", "edition": "en", "players": [{"color": "green", "seat": 2, "bot": "random"}, {"color": "yellow", "seat": 3, "name": "Bo"}, {"color": "blue", "seat": 0, "name": "Bea"}, {"color": "red", "seat": 1, "name": "Cem"}], "removed_color": null, "deck": ["Ob2", "Gb2", "Wb4", "Bb3", "Ya3", "Ka3", "Ga2", "Pb2", "Bb1", "Wb3", "Wa2", "Nb1", "Bb4", "Wb2", "Ra3", "Na3", "Yb3", "Gb1", "Wb1", "Rb3", "Yb1", "Oa4", "Wa3", "Pb3", "Ka1", "Na2", "Ac", "Im", "Bb2", "Kb2", "Ra1", "Pa2", "Ba2", "Ba3", "Pe", "Yb2", "Oa3", "Nb2", "Ya2", "Gb3", "Ya1", "Kb3", "Nb4", "Va", "Va", "Na1", "Wa4", "Oa2", "Ya4", "Ac", "Ra2", "Oa1", "Va", "Ob3", "Pa1", "Ba1", "Kb4", "Ob1", "Nb3", "Ka2", "Pa4", "Kb1", "De", "Wa1", "Ra4", "Va", "Ka4", "Gb4", "Rb4", "Im", "Rb1", "Ga1", "Ga4", "Pb4", "Yb4", "De", "Ob4", "Pb1", "Rb2", "Pa3", "Na4", "Pe", "Ba4", "Ga3"], "recipes": null, "rules": 1, "deal": {"method": "glastonbury-deal/1", "secret": "ca3dc339c7efb7c3a33cbec30ccda67ff861e365ca7b1996c6bd6976c30a7c4d", "words": ["6270f883475ee4dc182f0e62ff9fe253", "92417bd61003ac7680a00518a9ad0eb3"], "seats": ["blue", "red", "green", "yellow"], "recipes": false, "first": "random", "removed_color": "random"}, "abandoned": true, "actions": ["@a6", "@a1", "@f6", "@f1", "f4", "c5", "d6", "f3", "b4"]}');
CREATE TABLE keys (
	name VARCHAR(16) NOT NULL, 
	"key" VARCHAR(64) NOT NULL, 
	PRIMARY KEY (name)
);
CREATE TABLE links (
	sha256 VARCHAR(64) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	"table" VARCHAR(16), 
	seat INTEGER, 
	until FLOAT NOT NULL, 
	used BOOLEAN NOT NULL, 
	PRIMARY KEY (sha256)
);
CREATE TABLE mutes (
	person VARCHAR(32) NOT NULL, 
	other VARCHAR(32) NOT NULL, 
	PRIMARY KEY (person, other)
);
CREATE TABLE results (
	"table" VARCHAR(16) NOT NULL, 
	game INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	person VARCHAR(32), 
	won FLOAT, 
	ingredients INTEGER, 
	recipes INTEGER, 
	PRIMARY KEY ("table", game, seat)
);
INSERT INTO "results" VALUES('over',1,0,'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb',0.0,-24,0);
INSERT INTO "results" VALUES('over',1,1,'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',1.0,0,10);
INSERT INTO "results" VALUES('over',1,2,'cccccccccccccccccccccccccccccccc',0.0,-26,0);
INSERT INTO "results" VALUES('again',1,0,'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',1.0,33,0);
INSERT INTO "results" VALUES('again',1,1,'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb',0.0,21,0);
INSERT INTO "results" VALUES('resigned',1,0,'cccccccccccccccccccccccccccccccc',0.0,13,0);
INSERT INTO "results" VALUES('resigned',1,1,NULL,0.0,-21,0);
INSERT INTO "results" VALUES('resigned',1,2,NULL,1.0,4,0);
INSERT INTO "results" VALUES('abandoned',1,0,'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb',NULL,NULL,NULL);
INSERT INTO "results" VALUES('abandoned',1,1,'cccccccccccccccccccccccccccccccc',NULL,NULL,NULL);
INSERT INTO "results" VALUES('abandoned',1,2,NULL,NULL,NULL,NULL);
INSERT INTO "results" VALUES('abandoned',1,3,'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb',NULL,NULL,NULL);
CREATE TABLE rows (
	"table" VARCHAR(16) NOT NULL, 
	seq INTEGER NOT NULL, 
	command VARCHAR(36), 
	game INTEGER, 
	ply INTEGER, 
	at FLOAT NOT NULL, 
	author JSON NOT NULL, 
	change JSON NOT NULL, 
	PRIMARY KEY ("table", seq), 
	CONSTRAINT uq_rows_table_command UNIQUE ("table", command), 
	CONSTRAINT uq_rows_table_game_ply UNIQUE ("table", game, ply)
);
INSERT INTO "rows" VALUES('waits',0,'command-0',NULL,NULL,1800000000.0,'{"kind": "person", "id": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}','{"type": "Create", "options": {"seats": 4, "edition": "ru", "recipes": false, "removed_color": "random", "memory_aid": true, "spectators": true, "listed": true, "pace": {"seconds": 120}, "stand_in": "witch"}, "seating": []}');
INSERT INTO "rows" VALUES('waits',1,'command-1',NULL,NULL,1800000001.0,'{"kind": "person", "id": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}','{"type": "Sit", "seat": 0, "name": "Ann", "color": "blue"}');
INSERT INTO "rows" VALUES('waits',2,'command-2',NULL,NULL,1800000002.0,'{"kind": "person", "id": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}','{"type": "SeatBot", "seat": 3, "level": "herbalist"}');
INSERT INTO "rows" VALUES('waits',3,'command-3',NULL,NULL,1800000003.0,'{"kind": "person", "id": "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}','{"type": "Sit", "seat": 1, "name": "Bea", "color": "red"}');
INSERT INTO "rows" VALUES('waits',4,'command-4',NULL,NULL,1800000004.0,'{"kind": "person", "id": "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}','{"type": "Rename", "seat": 1, "name": "B\u00e9a"}');
INSERT INTO "rows" VALUES('waits',5,'command-5',NULL,NULL,1800000005.0,'{"kind": "person", "id": "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}','{"type": "ChooseColor", "seat": 1, "color": null}');
INSERT INTO "rows" VALUES('waits',6,'command-6',NULL,NULL,1800000006.0,'{"kind": "person", "id": "cccccccccccccccccccccccccccccccc"}','{"type": "Sit", "seat": 2, "name": "\u0414\u0436\u0435\u043c", "color": null}');
INSERT INTO "rows" VALUES('waits',7,'command-7',NULL,NULL,1800000007.0,'{"kind": "person", "id": "cccccccccccccccccccccccccccccccc"}','{"type": "StandUp", "seat": 2}');
INSERT INTO "rows" VALUES('bots',0,'command-8',NULL,NULL,1800000008.0,'{"kind": "person", "id": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}','{"type": "Create", "options": {"seats": 3, "edition": "it", "recipes": true, "removed_color": "random", "memory_aid": null, "spectators": true, "listed": false, "pace": null, "stand_in": "apprentice"}, "seating": []}');
INSERT INTO "rows" VALUES('bots',1,'command-9',NULL,NULL,1800000009.0,'{"kind": "person", "id": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}','{"type": "Sit", "seat": 0, "name": "Ann", "color": null}');
INSERT INTO "rows" VALUES('bots',2,'command-10',NULL,NULL,1800000010.0,'{"kind": "person", "id": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}','{"type": "SeatBot", "seat": 1, "level": "random"}');
INSERT INTO "rows" VALUES('bots',3,'command-11',NULL,NULL,1800000011.0,'{"kind": "person", "id": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}','{"type": "SeatBot", "seat": 2, "level": "merlin"}');
INSERT INTO "rows" VALUES('bots',4,'command-12',NULL,NULL,1800000012.0,'{"kind": "person", "id": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}','{"type": "Start", "secret": "9403192425d46a64c08e661300e5894eaf9686103876fdc62493bc81bebbfc7c", "rules": 1}');
INSERT INTO "rows" VALUES('bots',5,'command-13',NULL,NULL,1800000013.0,'{"kind": "person", "id": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}','{"type": "PromiseWord", "sha256": "cb74858d4ad5b088c456cec3dce3d868caa9fbb5e5330ed7113d5874245cd60a"}');
INSERT INTO "rows" VALUES('bots',6,'command-14',NULL,NULL,1800000014.0,'{"kind": "person", "id": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}','{"type": "RevealWord", "word": "7dab549a689966182a7e1e6e45932167"}');
INSERT INTO "rows" VALUES('bots',7,NULL,1,0,1800000015.0,'{"kind": "bot", "id": "merlin"}','{"type": "Move", "game": 1, "ply": 0, "move": "@f1"}');
INSERT INTO "rows" VALUES('bots',8,'command-15',1,1,1800000016.0,'{"kind": "person", "id": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}','{"type": "Move", "game": 1, "ply": 1, "move": "@a6"}');
INSERT INTO "rows" VALUES('bots',9,NULL,1,2,1800000017.0,'{"kind": "bot", "id": "random"}','{"type": "Move", "game": 1, "ply": 2, "move": "@a1"}');
INSERT INTO "rows" VALUES('bots',10,NULL,1,3,1800000018.0,'{"kind": "bot", "id": "merlin"}','{"type": "Move", "game": 1, "ply": 3, "move": "f3"}');
INSERT INTO "rows" VALUES('bots',11,'command-16',1,4,1800000019.0,'{"kind": "person", "id": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}','{"type": "Move", "game": 1, "ply": 4, "move": "d4"}');
INSERT INTO "rows" VALUES('bots',12,NULL,1,5,1800000020.0,'{"kind": "bot", "id": "random"}','{"type": "Move", "game": 1, "ply": 5, "move": "c6"}');
INSERT INTO "rows" VALUES('bots',13,NULL,1,6,1800000021.0,'{"kind": "bot", "id": "merlin"}','{"type": "Move", "game": 1, "ply": 6, "move": "e5"}');
INSERT INTO "rows" VALUES('bots',14,'command-17',1,7,1800000022.0,'{"kind": "person", "id": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}','{"type": "Move", "game": 1, "ply": 7, "move": "e3"}');
INSERT INTO "rows" VALUES('bots',15,NULL,1,8,1800000023.0,'{"kind": "bot", "id": "merlin"}','{"type": "Move", "game": 1, "ply": 8, "move": "e1"}');
INSERT INTO "rows" VALUES('bots',16,'command-18',1,9,1800000024.0,'{"kind": "person", "id": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}','{"type": "Move", "game": 1, "ply": 9, "move": "e2"}');
INSERT INTO "rows" VALUES('bots',17,NULL,1,10,1800000025.0,'{"kind": "bot", "id": "random"}','{"type": "Move", "game": 1, "ply": 10, "move": "b4"}');
INSERT INTO "rows" VALUES('bots',18,NULL,1,11,1800000026.0,'{"kind": "bot", "id": "merlin"}','{"type": "Move", "game": 1, "ply": 11, "move": "d6"}');
INSERT INTO "rows" VALUES('bots',19,NULL,1,12,1800000027.0,'{"kind": "bot", "id": "merlin"}','{"type": "Move", "game": 1, "ply": 12, "move": "b3"}');
INSERT INTO "rows" VALUES('bots',20,'command-19',1,13,1800000028.0,'{"kind": "person", "id": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}','{"type": "Move", "game": 1, "ply": 13, "move": "b5"}');
INSERT INTO "rows" VALUES('bots',21,NULL,1,14,1800000029.0,'{"kind": "bot", "id": "random"}','{"type": "Move", "game": 1, "ply": 14, "move": "d4"}');
INSERT INTO "rows" VALUES('bots',22,NULL,1,15,1800000030.0,'{"kind": "bot", "id": "merlin"}','{"type": "Move", "game": 1, "ply": 15, "move": "f3"}');
INSERT INTO "rows" VALUES('bots',23,'command-20',1,16,1800000031.0,'{"kind": "person", "id": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}','{"type": "Move", "game": 1, "ply": 16, "move": "e6"}');
INSERT INTO "rows" VALUES('bots',24,'command-21',1,17,1800000032.0,'{"kind": "person", "id": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}','{"type": "Move", "game": 1, "ply": 17, "move": "c2"}');
INSERT INTO "rows" VALUES('bots',25,NULL,1,18,1800000033.0,'{"kind": "bot", "id": "random"}','{"type": "Move", "game": 1, "ply": 18, "move": "a3"}');
INSERT INTO "rows" VALUES('bots',26,NULL,1,19,1800000034.0,'{"kind": "bot", "id": "merlin"}','{"type": "Move", "game": 1, "ply": 19, "move": "c6"}');
INSERT INTO "rows" VALUES('bots',27,'command-22',1,20,1800000035.0,'{"kind": "person", "id": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}','{"type": "Move", "game": 1, "ply": 20, "move": "b5"}');
INSERT INTO "rows" VALUES('bots',28,NULL,1,21,1800000036.0,'{"kind": "bot", "id": "random"}','{"type": "Move", "game": 1, "ply": 21, "move": "d2"}');
INSERT INTO "rows" VALUES('bots',29,NULL,1,22,1800000037.0,'{"kind": "bot", "id": "random"}','{"type": "Move", "game": 1, "ply": 22, "move": "b6"}');
INSERT INTO "rows" VALUES('bots',30,NULL,1,23,1800000038.0,'{"kind": "bot", "id": "merlin"}','{"type": "Move", "game": 1, "ply": 23, "move": "a4"}');
INSERT INTO "rows" VALUES('bots',31,'command-23',1,24,1800000039.0,'{"kind": "person", "id": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}','{"type": "Move", "game": 1, "ply": 24, "move": "e6"}');
INSERT INTO "rows" VALUES('over',0,'command-24',NULL,NULL,1800000040.0,'{"kind": "person", "id": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}','{"type": "Create", "options": {"seats": 3, "edition": "en", "recipes": true, "removed_color": "random", "memory_aid": null, "spectators": false, "listed": false, "pace": null, "stand_in": "apprentice"}, "seating": []}');
INSERT INTO "rows" VALUES('over',1,'command-25',NULL,NULL,1800000041.0,'{"kind": "person", "id": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}','{"type": "Sit", "seat": 1, "name": "Ann", "color": "green"}');
INSERT INTO "rows" VALUES('over',2,'command-26',NULL,NULL,1800000042.0,'{"kind": "person", "id": "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}','{"type": "Sit", "seat": 0, "name": "Bea", "color": "yellow"}');
INSERT INTO "rows" VALUES('over',3,'command-27',NULL,NULL,1800000043.0,'{"kind": "person", "id": "cccccccccccccccccccccccccccccccc"}','{"type": "Sit", "seat": 2, "name": "Cem", "color": null}');
INSERT INTO "rows" VALUES('over',4,'command-28',NULL,NULL,1800000044.0,'{"kind": "person", "id": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}','{"type": "Start", "secret": "fad151eaaca69e2c6d33a6c2aa2283c18049d9d566ab016c21b8dccc3b483e98", "rules": 1}');
INSERT INTO "rows" VALUES('over',5,'command-29',NULL,NULL,1800000045.0,'{"kind": "person", "id": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}','{"type": "PromiseWord", "sha256": "6a96b2c90f77b89ebf69771430c4aa22e0108453eb1f20955f2c04e36e2aa047"}');
INSERT INTO "rows" VALUES('over',6,'command-30',NULL,NULL,1800000046.0,'{"kind": "person", "id": "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}','{"type": "PromiseWord", "sha256": "0e8ea48eaa2b23a28b56c614f094a455a83ffa985b4b18d08dc19c3ba95170f8"}');
INSERT INTO "rows" VALUES('over',7,'command-31',NULL,NULL,1800000047.0,'{"kind": "person", "id": "cccccccccccccccccccccccccccccccc"}','{"type": "PromiseWord", "sha256": "479ea42bb8aaa938e60354a432cc4853138b92c8e2e9fc9dffa1171c0c60eabc"}');
INSERT INTO "rows" VALUES('over',8,'command-32',NULL,NULL,1800000048.0,'{"kind": "person", "id": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}','{"type": "RevealWord", "word": "ce40f0429ec58a98bef6eabd76ccda37"}');
INSERT INTO "rows" VALUES('over',9,'command-33',NULL,NULL,1800000049.0,'{"kind": "person", "id": "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}','{"type": "RevealWord", "word": "cf344e4d982ff7b6cadc3f8143cb5af2"}');
INSERT INTO "rows" VALUES('over',10,'command-34',NULL,NULL,1800000050.0,'{"kind": "person", "id": "cccccccccccccccccccccccccccccccc"}','{"type": "RevealWord", "word": "d90003f45129b41b9a8b3aa233b7e8b0"}');
INSERT INTO "rows" VALUES('over',11,'command-35',1,0,1800000051.0,'{"kind": "person", "id": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}','{"type": "Move", "game": 1, "ply": 0, "move": "@a1"}');
INSERT INTO "rows" VALUES('over',12,'command-36',1,1,1800000052.0,'{"kind": "person", "id": "cccccccccccccccccccccccccccccccc"}','{"type": "Move", "game": 1, "ply": 1, "move": "@a6"}');
INSERT INTO "rows" VALUES('over',13,'command-37',1,2,1800000053.0,'{"kind": "person", "id": "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}','{"type": "Move", "game": 1, "ply": 2, "move": "@f1"}');
INSERT INTO "rows" VALUES('over',14,'command-38',1,3,1800000054.0,'{"kind": "person", "id": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}','{"type": "Move", "game": 1, "ply": 3, "move": "c3"}');
INSERT INTO "rows" VALUES('over',15,'command-39',1,4,1800000055.0,'{"kind": "person", "id": "cccccccccccccccccccccccccccccccc"}','{"type": "Move", "game": 1, "ply": 4, "move": "c4"}');
INSERT INTO "rows" VALUES('over',16,'command-40',1,5,1800000056.0,'{"kind": "person", "id": "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}','{"type": "Move", "game": 1, "ply": 5, "move": "c3"}');
INSERT INTO "rows" VALUES('over',17,'command-41',1,6,1800000057.0,'{"kind": "person", "id": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}','{"type": "Move", "game": 1, "ply": 6, "move": "b2"}');
INSERT INTO "rows" VALUES('over',18,'command-42',1,7,1800000058.0,'{"kind": "person", "id": "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}','{"type": "Move", "game": 1, "ply": 7, "move": "b5"}');
INSERT INTO "rows" VALUES('over',19,'command-43',1,8,1800000059.0,'{"kind": "person", "id": "cccccccccccccccccccccccccccccccc"}','{"type": "Move", "game": 1, "ply": 8, "move": "c6"}');
INSERT INTO "rows" VALUES('over',20,'command-44',1,9,1800000060.0,'{"kind": "person", "id": "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}','{"type": "Move", "game": 1, "ply": 9, "move": "e5"}');
INSERT INTO "rows" VALUES('over',21,'command-45',NULL,NULL,1800000061.0,'{"kind": "person", "id": "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}','{"type": "VoteStandIn", "seat": 1, "level": "wizard"}');
INSERT INTO "rows" VALUES('over',22,NULL,NULL,NULL,1800000062.0,'{"kind": "server", "id": ""}','{"type": "LetPlay", "seat": 1, "level": "wizard"}');
INSERT INTO "rows" VALUES('over',23,NULL,1,10,1800000063.0,'{"kind": "bot", "id": "wizard"}','{"type": "Move", "game": 1, "ply": 10, "move": "b4"}');
INSERT INTO "rows" VALUES('over',24,'command-46',1,11,1800000064.0,'{"kind": "person", "id": "cccccccccccccccccccccccccccccccc"}','{"type": "Move", "game": 1, "ply": 11, "move": "e5"}');
INSERT INTO "rows" VALUES('over',25,'command-47',1,12,1800000065.0,'{"kind": "person", "id": "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}','{"type": "Move", "game": 1, "ply": 12, "move": "c1"}');
INSERT INTO "rows" VALUES('over',26,NULL,1,13,1800000066.0,'{"kind": "bot", "id": "wizard"}','{"type": "Move", "game": 1, "ply": 13, "move": "c3"}');
INSERT INTO "rows" VALUES('over',27,'command-48',1,14,1800000067.0,'{"kind": "person", "id": "cccccccccccccccccccccccccccccccc"}','{"type": "Move", "game": 1, "ply": 14, "move": "c4"}');
INSERT INTO "rows" VALUES('over',28,'command-49',1,15,1800000068.0,'{"kind": "person", "id": "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}','{"type": "Move", "game": 1, "ply": 15, "move": "b2"}');
INSERT INTO "rows" VALUES('over',29,NULL,1,16,1800000069.0,'{"kind": "bot", "id": "wizard"}','{"type": "Move", "game": 1, "ply": 16, "move": "e2"}');
INSERT INTO "rows" VALUES('over',30,'command-50',1,17,1800000070.0,'{"kind": "person", "id": "cccccccccccccccccccccccccccccccc"}','{"type": "Move", "game": 1, "ply": 17, "move": "d2"}');
INSERT INTO "rows" VALUES('over',31,'command-51',1,18,1800000071.0,'{"kind": "person", "id": "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}','{"type": "Move", "game": 1, "ply": 18, "move": "a4"}');
INSERT INTO "rows" VALUES('over',32,NULL,1,19,1800000072.0,'{"kind": "bot", "id": "wizard"}','{"type": "Move", "game": 1, "ply": 19, "move": "d1"}');
INSERT INTO "rows" VALUES('over',33,'command-52',NULL,NULL,1800000073.0,'{"kind": "person", "id": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}','{"type": "TakeBack", "seat": 1}');
INSERT INTO "rows" VALUES('over',34,'command-53',1,20,1800000074.0,'{"kind": "person", "id": "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}','{"type": "Move", "game": 1, "ply": 20, "move": "b4"}');
INSERT INTO "rows" VALUES('over',35,'command-54',1,21,1800000075.0,'{"kind": "person", "id": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}','{"type": "Move", "game": 1, "ply": 21, "move": "c3"}');
INSERT INTO "rows" VALUES('over',36,'command-55',1,22,1800000076.0,'{"kind": "person", "id": "cccccccccccccccccccccccccccccccc"}','{"type": "Move", "game": 1, "ply": 22, "move": "a3"}');
INSERT INTO "rows" VALUES('over',37,'command-56',1,23,1800000077.0,'{"kind": "person", "id": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}','{"type": "Move", "game": 1, "ply": 23, "move": "b4"}');
INSERT INTO "rows" VALUES('over',38,'command-57',1,24,1800000078.0,'{"kind": "person", "id": "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}','{"type": "Move", "game": 1, "ply": 24, "move": "d5"}');
INSERT INTO "rows" VALUES('over',39,'command-58',1,25,1800000079.0,'{"kind": "person", "id": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}','{"type": "Move", "game": 1, "ply": 25, "move": "e6"}');
INSERT INTO "rows" VALUES('over',40,'command-59',1,26,1800000080.0,'{"kind": "person", "id": "cccccccccccccccccccccccccccccccc"}','{"type": "Move", "game": 1, "ply": 26, "move": "c4"}');
INSERT INTO "rows" VALUES('over',41,'command-60',1,27,1800000081.0,'{"kind": "person", "id": "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}','{"type": "Move", "game": 1, "ply": 27, "move": "*b5"}');
INSERT INTO "rows" VALUES('over',42,'command-61',1,28,1800000082.0,'{"kind": "person", "id": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}','{"type": "Move", "game": 1, "ply": 28, "move": "b4"}');
INSERT INTO "rows" VALUES('over',43,'command-62',1,29,1800000083.0,'{"kind": "person", "id": "cccccccccccccccccccccccccccccccc"}','{"type": "Move", "game": 1, "ply": 29, "move": "e2"}');
INSERT INTO "rows" VALUES('over',44,'command-63',1,30,1800000084.0,'{"kind": "person", "id": "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}','{"type": "Move", "game": 1, "ply": 30, "move": "a4"}');
INSERT INTO "rows" VALUES('over',45,'command-64',1,31,1800000085.0,'{"kind": "person", "id": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}','{"type": "Move", "game": 1, "ply": 31, "move": "a5"}');
INSERT INTO "rows" VALUES('over',46,'command-65',1,32,1800000086.0,'{"kind": "person", "id": "cccccccccccccccccccccccccccccccc"}','{"type": "Move", "game": 1, "ply": 32, "move": "b4"}');
INSERT INTO "rows" VALUES('over',47,'command-66',1,33,1800000087.0,'{"kind": "person", "id": "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}','{"type": "Move", "game": 1, "ply": 33, "move": "*d4"}');
INSERT INTO "rows" VALUES('over',48,'command-67',1,34,1800000088.0,'{"kind": "person", "id": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}','{"type": "Move", "game": 1, "ply": 34, "move": "f3"}');
INSERT INTO "rows" VALUES('over',49,'command-68',1,35,1800000089.0,'{"kind": "person", "id": "cccccccccccccccccccccccccccccccc"}','{"type": "Move", "game": 1, "ply": 35, "move": "e5"}');
INSERT INTO "rows" VALUES('over',50,'command-69',1,36,1800000090.0,'{"kind": "person", "id": "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}','{"type": "Move", "game": 1, "ply": 36, "move": "c1"}');
INSERT INTO "rows" VALUES('over',51,'command-70',1,37,1800000091.0,'{"kind": "person", "id": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}','{"type": "Move", "game": 1, "ply": 37, "move": "b2"}');
INSERT INTO "rows" VALUES('over',52,'command-71',1,38,1800000092.0,'{"kind": "person", "id": "cccccccccccccccccccccccccccccccc"}','{"type": "Move", "game": 1, "ply": 38, "move": "d4"}');
INSERT INTO "rows" VALUES('over',53,'command-72',1,39,1800000093.0,'{"kind": "person", "id": "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}','{"type": "Move", "game": 1, "ply": 39, "move": "e2"}');
INSERT INTO "rows" VALUES('over',54,'command-73',1,40,1800000094.0,'{"kind": "person", "id": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}','{"type": "Move", "game": 1, "ply": 40, "move": "c2"}');
INSERT INTO "rows" VALUES('over',55,'command-74',1,41,1800000095.0,'{"kind": "person", "id": "cccccccccccccccccccccccccccccccc"}','{"type": "Move", "game": 1, "ply": 41, "move": "b3"}');
INSERT INTO "rows" VALUES('over',56,'command-75',1,42,1800000096.0,'{"kind": "person", "id": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}','{"type": "Move", "game": 1, "ply": 42, "move": "d3"}');
INSERT INTO "rows" VALUES('over',57,'command-76',1,43,1800000097.0,'{"kind": "person", "id": "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}','{"type": "Move", "game": 1, "ply": 43, "move": "e2"}');
INSERT INTO "rows" VALUES('over',58,'command-77',1,44,1800000098.0,'{"kind": "person", "id": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}','{"type": "Move", "game": 1, "ply": 44, "move": "d4"}');
INSERT INTO "rows" VALUES('over',59,'command-78',1,45,1800000099.0,'{"kind": "person", "id": "cccccccccccccccccccccccccccccccc"}','{"type": "Move", "game": 1, "ply": 45, "move": "c5"}');
INSERT INTO "rows" VALUES('over',60,'command-79',1,46,1800000100.0,'{"kind": "person", "id": "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}','{"type": "Move", "game": 1, "ply": 46, "move": "d5"}');
INSERT INTO "rows" VALUES('over',61,'command-80',1,47,1800000101.0,'{"kind": "person", "id": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}','{"type": "Move", "game": 1, "ply": 47, "move": "d4"}');
INSERT INTO "rows" VALUES('over',62,'command-81',1,48,1800000102.0,'{"kind": "person", "id": "cccccccccccccccccccccccccccccccc"}','{"type": "Move", "game": 1, "ply": 48, "move": "e5"}');
INSERT INTO "rows" VALUES('over',63,'command-82',1,49,1800000103.0,'{"kind": "person", "id": "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}','{"type": "Move", "game": 1, "ply": 49, "move": "d6"}');
INSERT INTO "rows" VALUES('over',64,'command-83',1,50,1800000104.0,'{"kind": "person", "id": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}','{"type": "Move", "game": 1, "ply": 50, "move": "e1"}');
INSERT INTO "rows" VALUES('over',65,'command-84',1,51,1800000105.0,'{"kind": "person", "id": "cccccccccccccccccccccccccccccccc"}','{"type": "Move", "game": 1, "ply": 51, "move": "d3"}');
INSERT INTO "rows" VALUES('over',66,'command-85',1,52,1800000106.0,'{"kind": "person", "id": "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}','{"type": "Move", "game": 1, "ply": 52, "move": "b2"}');
INSERT INTO "rows" VALUES('over',67,'command-86',1,53,1800000107.0,'{"kind": "person", "id": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}','{"type": "Move", "game": 1, "ply": 53, "move": "f2"}');
INSERT INTO "rows" VALUES('over',68,'command-87',1,54,1800000108.0,'{"kind": "person", "id": "cccccccccccccccccccccccccccccccc"}','{"type": "Move", "game": 1, "ply": 54, "move": "e3"}');
INSERT INTO "rows" VALUES('over',69,'command-88',1,55,1800000109.0,'{"kind": "person", "id": "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}','{"type": "Move", "game": 1, "ply": 55, "move": "d5"}');
INSERT INTO "rows" VALUES('over',70,'command-89',1,56,1800000110.0,'{"kind": "person", "id": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}','{"type": "Move", "game": 1, "ply": 56, "move": "b2"}');
INSERT INTO "rows" VALUES('over',71,'command-90',1,57,1800000111.0,'{"kind": "person", "id": "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}','{"type": "Move", "game": 1, "ply": 57, "move": "c3"}');
INSERT INTO "rows" VALUES('over',72,'command-91',1,58,1800000112.0,'{"kind": "person", "id": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}','{"type": "Move", "game": 1, "ply": 58, "move": "a4"}');
INSERT INTO "rows" VALUES('over',73,'command-92',1,59,1800000113.0,'{"kind": "person", "id": "cccccccccccccccccccccccccccccccc"}','{"type": "Move", "game": 1, "ply": 59, "move": "c6"}');
INSERT INTO "rows" VALUES('over',74,'command-93',1,60,1800000114.0,'{"kind": "person", "id": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}','{"type": "Move", "game": 1, "ply": 60, "move": "e3"}');
INSERT INTO "rows" VALUES('over',75,'command-94',1,61,1800000115.0,'{"kind": "person", "id": "cccccccccccccccccccccccccccccccc"}','{"type": "Move", "game": 1, "ply": 61, "move": "d2"}');
INSERT INTO "rows" VALUES('over',76,'command-95',1,62,1800000116.0,'{"kind": "person", "id": "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}','{"type": "Move", "game": 1, "ply": 62, "move": "c4"}');
INSERT INTO "rows" VALUES('over',77,'command-96',1,63,1800000117.0,'{"kind": "person", "id": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}','{"type": "Move", "game": 1, "ply": 63, "move": "c3"}');
INSERT INTO "rows" VALUES('over',78,'command-97',1,64,1800000118.0,'{"kind": "person", "id": "cccccccccccccccccccccccccccccccc"}','{"type": "Move", "game": 1, "ply": 64, "move": "b3"}');
INSERT INTO "rows" VALUES('over',79,'command-98',1,65,1800000119.0,'{"kind": "person", "id": "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}','{"type": "Move", "game": 1, "ply": 65, "move": "e4"}');
INSERT INTO "rows" VALUES('over',80,'command-99',1,66,1800000120.0,'{"kind": "person", "id": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}','{"type": "Move", "game": 1, "ply": 66, "move": "d5"}');
INSERT INTO "rows" VALUES('over',81,'command-100',1,67,1800000121.0,'{"kind": "person", "id": "cccccccccccccccccccccccccccccccc"}','{"type": "Move", "game": 1, "ply": 67, "move": "a3"}');
INSERT INTO "rows" VALUES('over',82,'command-101',1,68,1800000122.0,'{"kind": "person", "id": "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}','{"type": "Move", "game": 1, "ply": 68, "move": "e2"}');
INSERT INTO "rows" VALUES('over',83,'command-102',1,69,1800000123.0,'{"kind": "person", "id": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}','{"type": "Move", "game": 1, "ply": 69, "move": "d1"}');
INSERT INTO "rows" VALUES('over',84,'command-103',1,70,1800000124.0,'{"kind": "person", "id": "cccccccccccccccccccccccccccccccc"}','{"type": "Move", "game": 1, "ply": 70, "move": "c1"}');
INSERT INTO "rows" VALUES('over',85,'command-104',1,71,1800000125.0,'{"kind": "person", "id": "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}','{"type": "Move", "game": 1, "ply": 71, "move": "b5"}');
INSERT INTO "rows" VALUES('over',86,'command-105',1,72,1800000126.0,'{"kind": "person", "id": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}','{"type": "Move", "game": 1, "ply": 72, "move": "a5"}');
INSERT INTO "rows" VALUES('over',87,'command-106',1,73,1800000127.0,'{"kind": "person", "id": "cccccccccccccccccccccccccccccccc"}','{"type": "Move", "game": 1, "ply": 73, "move": "e6"}');
INSERT INTO "rows" VALUES('over',88,'command-107',1,74,1800000128.0,'{"kind": "person", "id": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}','{"type": "Move", "game": 1, "ply": 74, "move": "f3"}');
INSERT INTO "rows" VALUES('over',89,'command-108',1,75,1800000129.0,'{"kind": "person", "id": "cccccccccccccccccccccccccccccccc"}','{"type": "Move", "game": 1, "ply": 75, "move": "c2"}');
INSERT INTO "rows" VALUES('over',90,'command-109',1,76,1800000130.0,'{"kind": "person", "id": "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}','{"type": "Move", "game": 1, "ply": 76, "move": "d3"}');
INSERT INTO "rows" VALUES('over',91,'command-110',1,77,1800000131.0,'{"kind": "person", "id": "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}','{"type": "Move", "game": 1, "ply": 77, "move": "drop"}');
INSERT INTO "rows" VALUES('over',92,'command-111',1,78,1800000132.0,'{"kind": "person", "id": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}','{"type": "Move", "game": 1, "ply": 78, "move": "immuto:Yb"}');
INSERT INTO "rows" VALUES('over',93,'command-112',1,79,1800000133.0,'{"kind": "person", "id": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}','{"type": "Move", "game": 1, "ply": 79, "move": "immuto:Ba"}');
INSERT INTO "rows" VALUES('again',0,'command-113',NULL,NULL,1800000134.0,'{"kind": "person", "id": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}','{"type": "Create", "options": {"seats": 2, "edition": "fr", "recipes": false, "removed_color": null, "memory_aid": null, "spectators": true, "listed": false, "pace": null, "stand_in": "apprentice"}, "seating": []}');
INSERT INTO "rows" VALUES('again',1,'command-114',NULL,NULL,1800000135.0,'{"kind": "person", "id": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}','{"type": "Sit", "seat": 0, "name": "Ann", "color": null}');
INSERT INTO "rows" VALUES('again',2,'command-115',NULL,NULL,1800000136.0,'{"kind": "person", "id": "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}','{"type": "Sit", "seat": 1, "name": "Bea", "color": null}');
INSERT INTO "rows" VALUES('again',3,'command-116',NULL,NULL,1800000137.0,'{"kind": "person", "id": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}','{"type": "Start", "secret": "e332793bf6aac989369bc77925934da4ccacff9d670fcb23db5c3fd02755cb08", "rules": 1}');
INSERT INTO "rows" VALUES('again',4,'command-117',NULL,NULL,1800000138.0,'{"kind": "person", "id": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}','{"type": "PromiseWord", "sha256": "c559a24d945c4dda2b38e455472de39b4090aefe6b592ac737864d787de75f78"}');
INSERT INTO "rows" VALUES('again',5,'command-118',NULL,NULL,1800000139.0,'{"kind": "person", "id": "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}','{"type": "PromiseWord", "sha256": "80196124f208a04fcdb5eaba48689f10c5b4246682af49f9d1c47ac55ed8afc4"}');
INSERT INTO "rows" VALUES('again',6,'command-119',NULL,NULL,1800000140.0,'{"kind": "person", "id": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}','{"type": "RevealWord", "word": "a9f03d669ce5a492ce130c8e1e6c0785"}');
INSERT INTO "rows" VALUES('again',7,'command-120',NULL,NULL,1800000141.0,'{"kind": "person", "id": "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}','{"type": "RevealWord", "word": "bec7c77ef20418646ea9b2a67b8d4c8c"}');
INSERT INTO "rows" VALUES('again',8,'command-121',1,0,1800000142.0,'{"kind": "person", "id": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}','{"type": "Move", "game": 1, "ply": 0, "move": "@f6"}');
INSERT INTO "rows" VALUES('again',9,'command-122',1,1,1800000143.0,'{"kind": "person", "id": "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}','{"type": "Move", "game": 1, "ply": 1, "move": "@f1"}');
INSERT INTO "rows" VALUES('again',10,'command-123',1,2,1800000144.0,'{"kind": "person", "id": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}','{"type": "Move", "game": 1, "ply": 2, "move": "d2"}');
INSERT INTO "rows" VALUES('again',11,'command-124',1,3,1800000145.0,'{"kind": "person", "id": "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}','{"type": "Move", "game": 1, "ply": 3, "move": "f3"}');
INSERT INTO "rows" VALUES('again',12,'command-125',1,4,1800000146.0,'{"kind": "person", "id": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}','{"type": "Move", "game": 1, "ply": 4, "move": "b6"}');
INSERT INTO "rows" VALUES('again',13,'command-126',1,5,1800000147.0,'{"kind": "person", "id": "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}','{"type": "Move", "game": 1, "ply": 5, "move": "a5"}');
INSERT INTO "rows" VALUES('again',14,'command-127',1,6,1800000148.0,'{"kind": "person", "id": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}','{"type": "Move", "game": 1, "ply": 6, "move": "f5"}');
INSERT INTO "rows" VALUES('again',15,'command-128',1,7,1800000149.0,'{"kind": "person", "id": "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}','{"type": "Move", "game": 1, "ply": 7, "move": "c4"}');
INSERT INTO "rows" VALUES('again',16,'command-129',1,8,1800000150.0,'{"kind": "person", "id": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}','{"type": "Move", "game": 1, "ply": 8, "move": "a3"}');
INSERT INTO "rows" VALUES('again',17,'command-130',1,9,1800000151.0,'{"kind": "person", "id": "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}','{"type": "Move", "game": 1, "ply": 9, "move": "b4"}');
INSERT INTO "rows" VALUES('again',18,'command-131',1,10,1800000152.0,'{"kind": "person", "id": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}','{"type": "Move", "game": 1, "ply": 10, "move": "c2"}');
INSERT INTO "rows" VALUES('again',19,'command-132',1,11,1800000153.0,'{"kind": "person", "id": "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}','{"type": "Move", "game": 1, "ply": 11, "move": "f3"}');
INSERT INTO "rows" VALUES('again',20,'command-133',1,12,1800000154.0,'{"kind": "person", "id": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}','{"type": "Move", "game": 1, "ply": 12, "move": "e5"}');
INSERT INTO "rows" VALUES('again',21,'command-134',1,13,1800000155.0,'{"kind": "person", "id": "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}','{"type": "Move", "game": 1, "ply": 13, "move": "e2"}');
INSERT INTO "rows" VALUES('again',22,'command-135',1,14,1800000156.0,'{"kind": "person", "id": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}','{"type": "Move", "game": 1, "ply": 14, "move": "d2"}');
INSERT INTO "rows" VALUES('again',23,'command-136',1,15,1800000157.0,'{"kind": "person", "id": "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}','{"type": "Move", "game": 1, "ply": 15, "move": "c3"}');
INSERT INTO "rows" VALUES('again',24,'command-137',1,16,1800000158.0,'{"kind": "person", "id": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}','{"type": "Move", "game": 1, "ply": 16, "move": "f4"}');
INSERT INTO "rows" VALUES('again',25,'command-138',1,17,1800000159.0,'{"kind": "person", "id": "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}','{"type": "Move", "game": 1, "ply": 17, "move": "declinatio"}');
INSERT INTO "rows" VALUES('again',26,'command-139',1,18,1800000160.0,'{"kind": "person", "id": "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}','{"type": "Move", "game": 1, "ply": 18, "move": "a4"}');
INSERT INTO "rows" VALUES('again',27,'command-140',1,19,1800000161.0,'{"kind": "person", "id": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}','{"type": "Move", "game": 1, "ply": 19, "move": "d6"}');
INSERT INTO "rows" VALUES('again',28,'command-141',1,20,1800000162.0,'{"kind": "person", "id": "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}','{"type": "Move", "game": 1, "ply": 20, "move": "a5"}');
INSERT INTO "rows" VALUES('again',29,'command-142',1,21,1800000163.0,'{"kind": "person", "id": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}','{"type": "Move", "game": 1, "ply": 21, "move": "b1"}');
INSERT INTO "rows" VALUES('again',30,'command-143',1,22,1800000164.0,'{"kind": "person", "id": "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}','{"type": "Move", "game": 1, "ply": 22, "move": "stay"}');
INSERT INTO "rows" VALUES('again',31,'command-144',1,23,1800000165.0,'{"kind": "person", "id": "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}','{"type": "Move", "game": 1, "ply": 23, "move": "e5"}');
INSERT INTO "rows" VALUES('again',32,'command-145',1,24,1800000166.0,'{"kind": "person", "id": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}','{"type": "Move", "game": 1, "ply": 24, "move": "f5"}');
INSERT INTO "rows" VALUES('again',33,'command-146',1,25,1800000167.0,'{"kind": "person", "id": "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}','{"type": "Move", "game": 1, "ply": 25, "move": "c2"}');
INSERT INTO "rows" VALUES('again',34,'command-147',1,26,1800000168.0,'{"kind": "person", "id": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}','{"type": "Move", "game": 1, "ply": 26, "move": "b4"}');
INSERT INTO "rows" VALUES('again',35,'command-148',1,27,1800000169.0,'{"kind": "person", "id": "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}','{"type": "Move", "game": 1, "ply": 27, "move": "a4"}');
INSERT INTO "rows" VALUES('again',36,'command-149',1,28,1800000170.0,'{"kind": "person", "id": "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}','{"type": "Move", "game": 1, "ply": 28, "move": "b2"}');
INSERT INTO "rows" VALUES('again',37,'command-150',1,29,1800000171.0,'{"kind": "person", "id": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}','{"type": "Move", "game": 1, "ply": 29, "move": "d3"}');
INSERT INTO "rows" VALUES('again',38,'command-151',1,30,1800000172.0,'{"kind": "person", "id": "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}','{"type": "Move", "game": 1, "ply": 30, "move": "stay"}');
INSERT INTO "rows" VALUES('again',39,'command-152',1,31,1800000173.0,'{"kind": "person", "id": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}','{"type": "Move", "game": 1, "ply": 31, "move": "e6"}');
INSERT INTO "rows" VALUES('again',40,'command-153',1,32,1800000174.0,'{"kind": "person", "id": "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}','{"type": "Move", "game": 1, "ply": 32, "move": "f5"}');
INSERT INTO "rows" VALUES('again',41,'command-154',1,33,1800000175.0,'{"kind": "person", "id": "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}','{"type": "Move", "game": 1, "ply": 33, "move": "c3"}');
INSERT INTO "rows" VALUES('again',42,'command-155',1,34,1800000176.0,'{"kind": "person", "id": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}','{"type": "Move", "game": 1, "ply": 34, "move": "b2"}');
INSERT INTO "rows" VALUES('again',43,'command-156',1,35,1800000177.0,'{"kind": "person", "id": "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}','{"type": "Move", "game": 1, "ply": 35, "move": "c4"}');
INSERT INTO "rows" VALUES('again',44,'command-157',1,36,1800000178.0,'{"kind": "person", "id": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}','{"type": "Move", "game": 1, "ply": 36, "move": "f5"}');
INSERT INTO "rows" VALUES('again',45,'command-158',1,37,1800000179.0,'{"kind": "person", "id": "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}','{"type": "Move", "game": 1, "ply": 37, "move": "b2"}');
INSERT INTO "rows" VALUES('again',46,'command-159',1,38,1800000180.0,'{"kind": "person", "id": "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}','{"type": "Move", "game": 1, "ply": 38, "move": "c3"}');
INSERT INTO "rows" VALUES('again',47,'command-160',1,39,1800000181.0,'{"kind": "person", "id": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}','{"type": "Move", "game": 1, "ply": 39, "move": "e3"}');
INSERT INTO "rows" VALUES('again',48,'command-161',1,40,1800000182.0,'{"kind": "person", "id": "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}','{"type": "Move", "game": 1, "ply": 40, "move": "declinatio"}');
INSERT INTO "rows" VALUES('again',49,'command-162',1,41,1800000183.0,'{"kind": "person", "id": "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}','{"type": "Move", "game": 1, "ply": 41, "move": "f4"}');
INSERT INTO "rows" VALUES('again',50,'command-163',1,42,1800000184.0,'{"kind": "person", "id": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}','{"type": "Move", "game": 1, "ply": 42, "move": "c2"}');
INSERT INTO "rows" VALUES('again',51,'command-164',1,43,1800000185.0,'{"kind": "person", "id": "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}','{"type": "Move", "game": 1, "ply": 43, "move": "d2"}');
INSERT INTO "rows" VALUES('again',52,'command-165',1,44,1800000186.0,'{"kind": "person", "id": "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}','{"type": "Move", "game": 1, "ply": 44, "move": "c1"}');
INSERT INTO "rows" VALUES('again',53,'command-166',1,45,1800000187.0,'{"kind": "person", "id": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}','{"type": "Move", "game": 1, "ply": 45, "move": "d4"}');
INSERT INTO "rows" VALUES('again',54,'command-167',1,46,1800000188.0,'{"kind": "person", "id": "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}','{"type": "Move", "game": 1, "ply": 46, "move": "stay"}');
INSERT INTO "rows" VALUES('again',55,'command-168',1,47,1800000189.0,'{"kind": "person", "id": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}','{"type": "Move", "game": 1, "ply": 47, "move": "a2"}');
INSERT INTO "rows" VALUES('again',56,'command-169',1,48,1800000190.0,'{"kind": "person", "id": "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}','{"type": "Move", "game": 1, "ply": 48, "move": "a4"}');
INSERT INTO "rows" VALUES('again',57,'command-170',1,49,1800000191.0,'{"kind": "person", "id": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}','{"type": "Move", "game": 1, "ply": 49, "move": "c5"}');
INSERT INTO "rows" VALUES('again',58,'command-171',1,50,1800000192.0,'{"kind": "person", "id": "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}','{"type": "Move", "game": 1, "ply": 50, "move": "*a3"}');
INSERT INTO "rows" VALUES('again',59,'command-172',1,51,1800000193.0,'{"kind": "person", "id": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}','{"type": "Move", "game": 1, "ply": 51, "move": "e4"}');
INSERT INTO "rows" VALUES('again',60,'command-173',1,52,1800000194.0,'{"kind": "person", "id": "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}','{"type": "Move", "game": 1, "ply": 52, "move": "*b4"}');
INSERT INTO "rows" VALUES('again',61,'command-174',1,53,1800000195.0,'{"kind": "person", "id": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}','{"type": "Move", "game": 1, "ply": 53, "move": "e3"}');
INSERT INTO "rows" VALUES('again',62,'command-175',1,54,1800000196.0,'{"kind": "person", "id": "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}','{"type": "Move", "game": 1, "ply": 54, "move": "stay"}');
INSERT INTO "rows" VALUES('again',63,'command-176',1,55,1800000197.0,'{"kind": "person", "id": "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}','{"type": "Move", "game": 1, "ply": 55, "move": "d4"}');
INSERT INTO "rows" VALUES('again',64,'command-177',1,56,1800000198.0,'{"kind": "person", "id": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}','{"type": "Move", "game": 1, "ply": 56, "move": "d2"}');
INSERT INTO "rows" VALUES('again',65,'command-178',1,57,1800000199.0,'{"kind": "person", "id": "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}','{"type": "Move", "game": 1, "ply": 57, "move": "stay"}');
INSERT INTO "rows" VALUES('again',66,'command-179',1,58,1800000200.0,'{"kind": "person", "id": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}','{"type": "Move", "game": 1, "ply": 58, "move": "d4"}');
INSERT INTO "rows" VALUES('again',67,'command-180',1,59,1800000201.0,'{"kind": "person", "id": "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}','{"type": "Move", "game": 1, "ply": 59, "move": "d5"}');
INSERT INTO "rows" VALUES('again',68,'command-181',1,60,1800000202.0,'{"kind": "person", "id": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}','{"type": "Move", "game": 1, "ply": 60, "move": "d1"}');
INSERT INTO "rows" VALUES('again',69,'command-182',1,61,1800000203.0,'{"kind": "person", "id": "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}','{"type": "Move", "game": 1, "ply": 61, "move": "d3"}');
INSERT INTO "rows" VALUES('again',70,'command-183',1,62,1800000204.0,'{"kind": "person", "id": "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}','{"type": "Move", "game": 1, "ply": 62, "move": "declinatio"}');
INSERT INTO "rows" VALUES('again',71,'command-184',1,63,1800000205.0,'{"kind": "person", "id": "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}','{"type": "Move", "game": 1, "ply": 63, "move": "e3"}');
INSERT INTO "rows" VALUES('again',72,'command-185',1,64,1800000206.0,'{"kind": "person", "id": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}','{"type": "Move", "game": 1, "ply": 64, "move": "a3"}');
INSERT INTO "rows" VALUES('again',73,'command-186',1,65,1800000207.0,'{"kind": "person", "id": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}','{"type": "Move", "game": 1, "ply": 65, "move": "b1"}');
INSERT INTO "rows" VALUES('again',74,'command-187',1,66,1800000208.0,'{"kind": "person", "id": "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}','{"type": "Move", "game": 1, "ply": 66, "move": "c3"}');
INSERT INTO "rows" VALUES('again',75,'command-188',1,67,1800000209.0,'{"kind": "person", "id": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}','{"type": "Move", "game": 1, "ply": 67, "move": "c6"}');
INSERT INTO "rows" VALUES('again',76,'command-189',1,68,1800000210.0,'{"kind": "person", "id": "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}','{"type": "Move", "game": 1, "ply": 68, "move": "*d3"}');
INSERT INTO "rows" VALUES('again',77,'command-190',1,69,1800000211.0,'{"kind": "person", "id": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}','{"type": "Move", "game": 1, "ply": 69, "move": "f2"}');
INSERT INTO "rows" VALUES('again',78,'command-191',1,70,1800000212.0,'{"kind": "person", "id": "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}','{"type": "Move", "game": 1, "ply": 70, "move": "*f3"}');
INSERT INTO "rows" VALUES('again',79,'command-192',1,71,1800000213.0,'{"kind": "person", "id": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}','{"type": "Move", "game": 1, "ply": 71, "move": "a4"}');
INSERT INTO "rows" VALUES('again',80,'command-193',1,72,1800000214.0,'{"kind": "person", "id": "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}','{"type": "Move", "game": 1, "ply": 72, "move": "d4"}');
INSERT INTO "rows" VALUES('again',81,'command-194',1,73,1800000215.0,'{"kind": "person", "id": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}','{"type": "Move", "game": 1, "ply": 73, "move": "d6"}');
INSERT INTO "rows" VALUES('again',82,'command-195',1,74,1800000216.0,'{"kind": "person", "id": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}','{"type": "Move", "game": 1, "ply": 74, "move": "a5"}');
INSERT INTO "rows" VALUES('again',83,'command-196',1,75,1800000217.0,'{"kind": "person", "id": "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}','{"type": "Move", "game": 1, "ply": 75, "move": "b3"}');
INSERT INTO "rows" VALUES('again',84,'command-197',1,76,1800000218.0,'{"kind": "person", "id": "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}','{"type": "Move", "game": 1, "ply": 76, "move": "drop"}');
INSERT INTO "rows" VALUES('again',85,'command-198',NULL,NULL,1800000219.0,'{"kind": "person", "id": "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}','{"type": "Rematch"}');
INSERT INTO "rows" VALUES('again',86,'command-199',NULL,NULL,1800000220.0,'{"kind": "person", "id": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}','{"type": "Rematch"}');
INSERT INTO "rows" VALUES('again',87,'command-200',NULL,NULL,1800000221.0,'{"kind": "person", "id": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}','{"type": "Start", "secret": "1cf80bb900b2ddbbaa7dae2dade47811b33792b029a0a8404c2feba644af4ac2", "rules": 1}');
INSERT INTO "rows" VALUES('again',88,NULL,NULL,NULL,1800000222.0,'{"kind": "server", "id": ""}','{"type": "CancelDeal"}');
INSERT INTO "rows" VALUES('again',89,'command-201',NULL,NULL,1800000223.0,'{"kind": "person", "id": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}','{"type": "Start", "secret": "da73b5a0ffe1b23a58c6a76f3f6e5bd8495dc286d9fc3fd2906da725c0fd0c2a", "rules": 1}');
INSERT INTO "rows" VALUES('again',90,'command-202',2,0,1800000224.0,'{"kind": "person", "id": "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}','{"type": "Move", "game": 2, "ply": 0, "move": "@f6"}');
INSERT INTO "rows" VALUES('again',91,'command-203',2,1,1800000225.0,'{"kind": "person", "id": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}','{"type": "Move", "game": 2, "ply": 1, "move": "@a6"}');
INSERT INTO "rows" VALUES('again',92,'command-204',2,2,1800000226.0,'{"kind": "person", "id": "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}','{"type": "Move", "game": 2, "ply": 2, "move": "d2"}');
INSERT INTO "rows" VALUES('again',93,'command-205',2,3,1800000227.0,'{"kind": "person", "id": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}','{"type": "Move", "game": 2, "ply": 3, "move": "a4"}');
INSERT INTO "rows" VALUES('again',94,'command-206',2,4,1800000228.0,'{"kind": "person", "id": "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}','{"type": "Move", "game": 2, "ply": 4, "move": "c2"}');
INSERT INTO "rows" VALUES('again',95,'command-207',2,5,1800000229.0,'{"kind": "person", "id": "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}','{"type": "Move", "game": 2, "ply": 5, "move": "f5"}');
INSERT INTO "rows" VALUES('again',96,'command-208',2,6,1800000230.0,'{"kind": "person", "id": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}','{"type": "Move", "game": 2, "ply": 6, "move": "d2"}');
INSERT INTO "rows" VALUES('again',97,'command-209',2,7,1800000231.0,'{"kind": "person", "id": "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}','{"type": "Move", "game": 2, "ply": 7, "move": "f4"}');
INSERT INTO "rows" VALUES('again',98,'command-210',2,8,1800000232.0,'{"kind": "person", "id": "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}','{"type": "Move", "game": 2, "ply": 8, "move": "*e6"}');
INSERT INTO "rows" VALUES('again',99,'command-211',2,9,1800000233.0,'{"kind": "person", "id": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}','{"type": "Move", "game": 2, "ply": 9, "move": "f3"}');
INSERT INTO "rows" VALUES('again',100,'command-212',2,10,1800000234.0,'{"kind": "person", "id": "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}','{"type": "Move", "game": 2, "ply": 10, "move": "*a5"}');
INSERT INTO "rows" VALUES('again',101,'command-213',2,11,1800000235.0,'{"kind": "person", "id": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}','{"type": "Move", "game": 2, "ply": 11, "move": "e5"}');
INSERT INTO "rows" VALUES('resigned',0,'command-214',NULL,NULL,1800000236.0,'{"kind": "person", "id": "cccccccccccccccccccccccccccccccc"}','{"type": "Create", "options": {"seats": 3, "edition": "en", "recipes": false, "removed_color": "random", "memory_aid": null, "spectators": true, "listed": false, "pace": null, "stand_in": "apprentice"}, "seating": []}');
INSERT INTO "rows" VALUES('resigned',1,'command-215',NULL,NULL,1800000237.0,'{"kind": "person", "id": "cccccccccccccccccccccccccccccccc"}','{"type": "Sit", "seat": 0, "name": "Cem", "color": null}');
INSERT INTO "rows" VALUES('resigned',2,'command-216',NULL,NULL,1800000238.0,'{"kind": "person", "id": "cccccccccccccccccccccccccccccccc"}','{"type": "SeatBot", "seat": 1, "level": "random"}');
INSERT INTO "rows" VALUES('resigned',3,'command-217',NULL,NULL,1800000239.0,'{"kind": "person", "id": "cccccccccccccccccccccccccccccccc"}','{"type": "SeatBot", "seat": 2, "level": "apprentice"}');
INSERT INTO "rows" VALUES('resigned',4,'command-218',NULL,NULL,1800000240.0,'{"kind": "person", "id": "cccccccccccccccccccccccccccccccc"}','{"type": "Start", "secret": "5375071af4b64a7819c6febd9a46a50dab165cc4ecaed5a1b60d72412ed5bb46", "rules": 1}');
INSERT INTO "rows" VALUES('resigned',5,'command-219',NULL,NULL,1800000241.0,'{"kind": "person", "id": "cccccccccccccccccccccccccccccccc"}','{"type": "PromiseWord", "sha256": "cf5943cc465c96fa0aee88ab3c23089551a10ddd8e5e0ef62250300b09e6bd31"}');
INSERT INTO "rows" VALUES('resigned',6,'command-220',NULL,NULL,1800000242.0,'{"kind": "person", "id": "cccccccccccccccccccccccccccccccc"}','{"type": "RevealWord", "word": "75bd724da05dfb9003b4223ffc441e55"}');
INSERT INTO "rows" VALUES('resigned',7,NULL,1,0,1800000243.0,'{"kind": "bot", "id": "random"}','{"type": "Move", "game": 1, "ply": 0, "move": "@f6"}');
INSERT INTO "rows" VALUES('resigned',8,NULL,1,1,1800000244.0,'{"kind": "bot", "id": "apprentice"}','{"type": "Move", "game": 1, "ply": 1, "move": "@f1"}');
INSERT INTO "rows" VALUES('resigned',9,'command-221',1,2,1800000245.0,'{"kind": "person", "id": "cccccccccccccccccccccccccccccccc"}','{"type": "Move", "game": 1, "ply": 2, "move": "@a1"}');
INSERT INTO "rows" VALUES('resigned',10,NULL,1,3,1800000246.0,'{"kind": "bot", "id": "random"}','{"type": "Move", "game": 1, "ply": 3, "move": "d4"}');
INSERT INTO "rows" VALUES('resigned',11,NULL,1,4,1800000247.0,'{"kind": "bot", "id": "apprentice"}','{"type": "Move", "game": 1, "ply": 4, "move": "d3"}');
INSERT INTO "rows" VALUES('resigned',12,'command-222',1,5,1800000248.0,'{"kind": "person", "id": "cccccccccccccccccccccccccccccccc"}','{"type": "Move", "game": 1, "ply": 5, "move": "c1"}');
INSERT INTO "rows" VALUES('resigned',13,NULL,1,6,1800000249.0,'{"kind": "bot", "id": "random"}','{"type": "Move", "game": 1, "ply": 6, "move": "b5"}');
INSERT INTO "rows" VALUES('resigned',14,'command-223',NULL,NULL,1800000250.0,'{"kind": "person", "id": "cccccccccccccccccccccccccccccccc"}','{"type": "Resign", "seat": 0}');
INSERT INTO "rows" VALUES('resigned',15,NULL,1,7,1800000251.0,'{"kind": "bot", "id": "apprentice"}','{"type": "Move", "game": 1, "ply": 7, "move": "d5"}');
INSERT INTO "rows" VALUES('resigned',16,NULL,1,8,1800000252.0,'{"kind": "bot", "id": "apprentice"}','{"type": "Move", "game": 1, "ply": 8, "move": "d1"}');
INSERT INTO "rows" VALUES('resigned',17,NULL,1,9,1800000253.0,'{"kind": "bot", "id": "random"}','{"type": "Move", "game": 1, "ply": 9, "move": "c5"}');
INSERT INTO "rows" VALUES('resigned',18,NULL,1,10,1800000254.0,'{"kind": "bot", "id": "apprentice"}','{"type": "Move", "game": 1, "ply": 10, "move": "e3"}');
INSERT INTO "rows" VALUES('resigned',19,NULL,1,11,1800000255.0,'{"kind": "bot", "id": "random"}','{"type": "Move", "game": 1, "ply": 11, "move": "d5"}');
INSERT INTO "rows" VALUES('resigned',20,NULL,1,12,1800000256.0,'{"kind": "bot", "id": "apprentice"}','{"type": "Move", "game": 1, "ply": 12, "move": "e4"}');
INSERT INTO "rows" VALUES('resigned',21,NULL,1,13,1800000257.0,'{"kind": "bot", "id": "apprentice"}','{"type": "Move", "game": 1, "ply": 13, "move": "e2"}');
INSERT INTO "rows" VALUES('resigned',22,NULL,1,14,1800000258.0,'{"kind": "bot", "id": "random"}','{"type": "Move", "game": 1, "ply": 14, "move": "*f4"}');
INSERT INTO "rows" VALUES('resigned',23,NULL,1,15,1800000259.0,'{"kind": "bot", "id": "apprentice"}','{"type": "Move", "game": 1, "ply": 15, "move": "d2"}');
INSERT INTO "rows" VALUES('resigned',24,NULL,1,16,1800000260.0,'{"kind": "bot", "id": "apprentice"}','{"type": "Move", "game": 1, "ply": 16, "move": "c1"}');
INSERT INTO "rows" VALUES('resigned',25,NULL,1,17,1800000261.0,'{"kind": "bot", "id": "apprentice"}','{"type": "Move", "game": 1, "ply": 17, "move": "b1"}');
INSERT INTO "rows" VALUES('resigned',26,NULL,1,18,1800000262.0,'{"kind": "bot", "id": "random"}','{"type": "Move", "game": 1, "ply": 18, "move": "*f3"}');
INSERT INTO "rows" VALUES('resigned',27,NULL,1,19,1800000263.0,'{"kind": "bot", "id": "apprentice"}','{"type": "Move", "game": 1, "ply": 19, "move": "e4"}');
INSERT INTO "rows" VALUES('resigned',28,NULL,1,20,1800000264.0,'{"kind": "bot", "id": "apprentice"}','{"type": "Move", "game": 1, "ply": 20, "move": "b5"}');
INSERT INTO "rows" VALUES('resigned',29,NULL,1,21,1800000265.0,'{"kind": "bot", "id": "random"}','{"type": "Move", "game": 1, "ply": 21, "move": "d6"}');
INSERT INTO "rows" VALUES('resigned',30,NULL,1,22,1800000266.0,'{"kind": "bot", "id": "apprentice"}','{"type": "Move", "game": 1, "ply": 22, "move": "f2"}');
INSERT INTO "rows" VALUES('resigned',31,NULL,1,23,1800000267.0,'{"kind": "bot", "id": "random"}','{"type": "Move", "game": 1, "ply": 23, "move": "a3"}');
INSERT INTO "rows" VALUES('resigned',32,NULL,1,24,1800000268.0,'{"kind": "bot", "id": "apprentice"}','{"type": "Move", "game": 1, "ply": 24, "move": "d3"}');
INSERT INTO "rows" VALUES('resigned',33,NULL,1,25,1800000269.0,'{"kind": "bot", "id": "apprentice"}','{"type": "Move", "game": 1, "ply": 25, "move": "c5"}');
INSERT INTO "rows" VALUES('resigned',34,NULL,1,26,1800000270.0,'{"kind": "bot", "id": "random"}','{"type": "Move", "game": 1, "ply": 26, "move": "e3"}');
INSERT INTO "rows" VALUES('resigned',35,NULL,1,27,1800000271.0,'{"kind": "bot", "id": "apprentice"}','{"type": "Move", "game": 1, "ply": 27, "move": "d3"}');
INSERT INTO "rows" VALUES('resigned',36,NULL,1,28,1800000272.0,'{"kind": "bot", "id": "apprentice"}','{"type": "Move", "game": 1, "ply": 28, "move": "c2"}');
INSERT INTO "rows" VALUES('resigned',37,NULL,1,29,1800000273.0,'{"kind": "bot", "id": "random"}','{"type": "Move", "game": 1, "ply": 29, "move": "d4"}');
INSERT INTO "rows" VALUES('resigned',38,NULL,1,30,1800000274.0,'{"kind": "bot", "id": "apprentice"}','{"type": "Move", "game": 1, "ply": 30, "move": "d2"}');
INSERT INTO "rows" VALUES('resigned',39,NULL,1,31,1800000275.0,'{"kind": "bot", "id": "apprentice"}','{"type": "Move", "game": 1, "ply": 31, "move": "c5"}');
INSERT INTO "rows" VALUES('resigned',40,NULL,1,32,1800000276.0,'{"kind": "bot", "id": "apprentice"}','{"type": "Move", "game": 1, "ply": 32, "move": "b2"}');
INSERT INTO "rows" VALUES('resigned',41,NULL,1,33,1800000277.0,'{"kind": "bot", "id": "random"}','{"type": "Move", "game": 1, "ply": 33, "move": "d5"}');
INSERT INTO "rows" VALUES('resigned',42,NULL,1,34,1800000278.0,'{"kind": "bot", "id": "apprentice"}','{"type": "Move", "game": 1, "ply": 34, "move": "d5"}');
INSERT INTO "rows" VALUES('resigned',43,NULL,1,35,1800000279.0,'{"kind": "bot", "id": "apprentice"}','{"type": "Move", "game": 1, "ply": 35, "move": "d5"}');
INSERT INTO "rows" VALUES('resigned',44,NULL,1,36,1800000280.0,'{"kind": "bot", "id": "random"}','{"type": "Move", "game": 1, "ply": 36, "move": "a4"}');
INSERT INTO "rows" VALUES('resigned',45,NULL,1,37,1800000281.0,'{"kind": "bot", "id": "apprentice"}','{"type": "Move", "game": 1, "ply": 37, "move": "b2"}');
INSERT INTO "rows" VALUES('resigned',46,NULL,1,38,1800000282.0,'{"kind": "bot", "id": "apprentice"}','{"type": "Move", "game": 1, "ply": 38, "move": "d3"}');
INSERT INTO "rows" VALUES('resigned',47,NULL,1,39,1800000283.0,'{"kind": "bot", "id": "apprentice"}','{"type": "Move", "game": 1, "ply": 39, "move": "c3"}');
INSERT INTO "rows" VALUES('resigned',48,NULL,1,40,1800000284.0,'{"kind": "bot", "id": "random"}','{"type": "Move", "game": 1, "ply": 40, "move": "d4"}');
INSERT INTO "rows" VALUES('resigned',49,NULL,1,41,1800000285.0,'{"kind": "bot", "id": "apprentice"}','{"type": "Move", "game": 1, "ply": 41, "move": "a2"}');
INSERT INTO "rows" VALUES('resigned',50,NULL,1,42,1800000286.0,'{"kind": "bot", "id": "apprentice"}','{"type": "Move", "game": 1, "ply": 42, "move": "c3"}');
INSERT INTO "rows" VALUES('resigned',51,NULL,1,43,1800000287.0,'{"kind": "bot", "id": "apprentice"}','{"type": "Move", "game": 1, "ply": 43, "move": "e2"}');
INSERT INTO "rows" VALUES('resigned',52,NULL,1,44,1800000288.0,'{"kind": "bot", "id": "random"}','{"type": "Move", "game": 1, "ply": 44, "move": "f3"}');
INSERT INTO "rows" VALUES('resigned',53,NULL,1,45,1800000289.0,'{"kind": "bot", "id": "apprentice"}','{"type": "Move", "game": 1, "ply": 45, "move": "b1"}');
INSERT INTO "rows" VALUES('resigned',54,NULL,1,46,1800000290.0,'{"kind": "bot", "id": "apprentice"}','{"type": "Move", "game": 1, "ply": 46, "move": "c3"}');
INSERT INTO "rows" VALUES('resigned',55,NULL,1,47,1800000291.0,'{"kind": "bot", "id": "random"}','{"type": "Move", "game": 1, "ply": 47, "move": "c5"}');
INSERT INTO "rows" VALUES('resigned',56,NULL,1,48,1800000292.0,'{"kind": "bot", "id": "apprentice"}','{"type": "Move", "game": 1, "ply": 48, "move": "c3"}');
INSERT INTO "rows" VALUES('resigned',57,NULL,1,49,1800000293.0,'{"kind": "bot", "id": "random"}','{"type": "Move", "game": 1, "ply": 49, "move": "e1"}');
INSERT INTO "rows" VALUES('resigned',58,NULL,1,50,1800000294.0,'{"kind": "bot", "id": "apprentice"}','{"type": "Move", "game": 1, "ply": 50, "move": "c6"}');
INSERT INTO "rows" VALUES('resigned',59,NULL,1,51,1800000295.0,'{"kind": "bot", "id": "apprentice"}','{"type": "Move", "game": 1, "ply": 51, "move": "a2"}');
INSERT INTO "rows" VALUES('resigned',60,NULL,1,52,1800000296.0,'{"kind": "bot", "id": "random"}','{"type": "Move", "game": 1, "ply": 52, "move": "c1"}');
INSERT INTO "rows" VALUES('resigned',61,NULL,1,53,1800000297.0,'{"kind": "bot", "id": "apprentice"}','{"type": "Move", "game": 1, "ply": 53, "move": "f2"}');
INSERT INTO "rows" VALUES('resigned',62,NULL,1,54,1800000298.0,'{"kind": "bot", "id": "apprentice"}','{"type": "Move", "game": 1, "ply": 54, "move": "b5"}');
INSERT INTO "rows" VALUES('resigned',63,NULL,1,55,1800000299.0,'{"kind": "bot", "id": "random"}','{"type": "Move", "game": 1, "ply": 55, "move": "d5"}');
INSERT INTO "rows" VALUES('resigned',64,NULL,1,56,1800000300.0,'{"kind": "bot", "id": "apprentice"}','{"type": "Move", "game": 1, "ply": 56, "move": "b4"}');
INSERT INTO "rows" VALUES('resigned',65,NULL,1,57,1800000301.0,'{"kind": "bot", "id": "apprentice"}','{"type": "Move", "game": 1, "ply": 57, "move": "c4"}');
INSERT INTO "rows" VALUES('resigned',66,NULL,1,58,1800000302.0,'{"kind": "bot", "id": "random"}','{"type": "Move", "game": 1, "ply": 58, "move": "f2"}');
INSERT INTO "rows" VALUES('resigned',67,NULL,1,59,1800000303.0,'{"kind": "bot", "id": "apprentice"}','{"type": "Move", "game": 1, "ply": 59, "move": "d6"}');
INSERT INTO "rows" VALUES('resigned',68,NULL,1,60,1800000304.0,'{"kind": "bot", "id": "apprentice"}','{"type": "Move", "game": 1, "ply": 60, "move": "e4"}');
INSERT INTO "rows" VALUES('resigned',69,NULL,1,61,1800000305.0,'{"kind": "bot", "id": "random"}','{"type": "Move", "game": 1, "ply": 61, "move": "d6"}');
INSERT INTO "rows" VALUES('resigned',70,NULL,1,62,1800000306.0,'{"kind": "bot", "id": "apprentice"}','{"type": "Move", "game": 1, "ply": 62, "move": "b2"}');
INSERT INTO "rows" VALUES('resigned',71,NULL,1,63,1800000307.0,'{"kind": "bot", "id": "apprentice"}','{"type": "Move", "game": 1, "ply": 63, "move": "e2"}');
INSERT INTO "rows" VALUES('resigned',72,NULL,1,64,1800000308.0,'{"kind": "bot", "id": "random"}','{"type": "Move", "game": 1, "ply": 64, "move": "c2"}');
INSERT INTO "rows" VALUES('resigned',73,NULL,1,65,1800000309.0,'{"kind": "bot", "id": "apprentice"}','{"type": "Move", "game": 1, "ply": 65, "move": "*e6"}');
INSERT INTO "rows" VALUES('resigned',74,NULL,1,66,1800000310.0,'{"kind": "bot", "id": "apprentice"}','{"type": "Move", "game": 1, "ply": 66, "move": "c3"}');
INSERT INTO "rows" VALUES('resigned',75,NULL,1,67,1800000311.0,'{"kind": "bot", "id": "random"}','{"type": "Move", "game": 1, "ply": 67, "move": "d5"}');
INSERT INTO "rows" VALUES('resigned',76,NULL,1,68,1800000312.0,'{"kind": "bot", "id": "apprentice"}','{"type": "Move", "game": 1, "ply": 68, "move": "e3"}');
INSERT INTO "rows" VALUES('resigned',77,NULL,1,69,1800000313.0,'{"kind": "bot", "id": "random"}','{"type": "Move", "game": 1, "ply": 69, "move": "d6"}');
INSERT INTO "rows" VALUES('resigned',78,NULL,1,70,1800000314.0,'{"kind": "bot", "id": "apprentice"}','{"type": "Move", "game": 1, "ply": 70, "move": "*f3"}');
INSERT INTO "rows" VALUES('resigned',79,NULL,1,71,1800000315.0,'{"kind": "bot", "id": "apprentice"}','{"type": "Move", "game": 1, "ply": 71, "move": "c4"}');
INSERT INTO "rows" VALUES('resigned',80,NULL,1,72,1800000316.0,'{"kind": "bot", "id": "apprentice"}','{"type": "Move", "game": 1, "ply": 72, "move": "d3"}');
INSERT INTO "rows" VALUES('resigned',81,NULL,1,73,1800000317.0,'{"kind": "bot", "id": "apprentice"}','{"type": "Move", "game": 1, "ply": 73, "move": "e5"}');
INSERT INTO "rows" VALUES('resigned',82,NULL,1,74,1800000318.0,'{"kind": "bot", "id": "random"}','{"type": "Move", "game": 1, "ply": 74, "move": "b3"}');
INSERT INTO "rows" VALUES('resigned',83,NULL,1,75,1800000319.0,'{"kind": "bot", "id": "apprentice"}','{"type": "Move", "game": 1, "ply": 75, "move": "b4"}');
INSERT INTO "rows" VALUES('resigned',84,NULL,1,76,1800000320.0,'{"kind": "bot", "id": "apprentice"}','{"type": "Move", "game": 1, "ply": 76, "move": "e1"}');
INSERT INTO "rows" VALUES('resigned',85,NULL,1,77,1800000321.0,'{"kind": "bot", "id": "random"}','{"type": "Move", "game": 1, "ply": 77, "move": "b2"}');
INSERT INTO "rows" VALUES('resigned',86,NULL,1,78,1800000322.0,'{"kind": "bot", "id": "apprentice"}','{"type": "Move", "game": 1, "ply": 78, "move": "d2"}');
INSERT INTO "rows" VALUES('resigned',87,NULL,1,79,1800000323.0,'{"kind": "bot", "id": "apprentice"}','{"type": "Move", "game": 1, "ply": 79, "move": "f2"}');
INSERT INTO "rows" VALUES('resigned',88,NULL,1,80,1800000324.0,'{"kind": "bot", "id": "random"}','{"type": "Move", "game": 1, "ply": 80, "move": "a5"}');
INSERT INTO "rows" VALUES('resigned',89,NULL,1,81,1800000325.0,'{"kind": "bot", "id": "apprentice"}','{"type": "Move", "game": 1, "ply": 81, "move": "c1"}');
INSERT INTO "rows" VALUES('resigned',90,NULL,1,82,1800000326.0,'{"kind": "bot", "id": "apprentice"}','{"type": "Move", "game": 1, "ply": 82, "move": "b5"}');
INSERT INTO "rows" VALUES('resigned',91,NULL,1,83,1800000327.0,'{"kind": "bot", "id": "random"}','{"type": "Move", "game": 1, "ply": 83, "move": "e4"}');
INSERT INTO "rows" VALUES('resigned',92,NULL,1,84,1800000328.0,'{"kind": "bot", "id": "random"}','{"type": "Move", "game": 1, "ply": 84, "move": "keep"}');
INSERT INTO "rows" VALUES('abandoned',0,'command-224',NULL,NULL,1800000329.0,'{"kind": "person", "id": "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}','{"type": "Create", "options": {"seats": 4, "edition": "en", "recipes": false, "removed_color": "random", "memory_aid": null, "spectators": true, "listed": false, "pace": null, "stand_in": "apprentice"}, "seating": []}');
INSERT INTO "rows" VALUES('abandoned',1,'command-225',NULL,NULL,1800000330.0,'{"kind": "person", "id": "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}','{"type": "Sit", "seat": 0, "name": "Bea", "color": null}');
INSERT INTO "rows" VALUES('abandoned',2,'command-226',NULL,NULL,1800000331.0,'{"kind": "person", "id": "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}','{"type": "SeatBot", "seat": 2, "level": "random"}');
INSERT INTO "rows" VALUES('abandoned',3,'command-227',NULL,NULL,1800000332.0,'{"kind": "person", "id": "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}','{"type": "Sit", "seat": 3, "name": "Bo", "color": null}');
INSERT INTO "rows" VALUES('abandoned',4,'command-228',NULL,NULL,1800000333.0,'{"kind": "person", "id": "cccccccccccccccccccccccccccccccc"}','{"type": "Sit", "seat": 1, "name": "Cem", "color": null}');
INSERT INTO "rows" VALUES('abandoned',5,'command-229',NULL,NULL,1800000334.0,'{"kind": "person", "id": "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}','{"type": "Start", "secret": "ca3dc339c7efb7c3a33cbec30ccda67ff861e365ca7b1996c6bd6976c30a7c4d", "rules": 1}');
INSERT INTO "rows" VALUES('abandoned',6,'command-230',NULL,NULL,1800000335.0,'{"kind": "person", "id": "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}','{"type": "PromiseWord", "sha256": "b0515a594d38dd621d1734e923b9fd57afab68ebee7f0344fba54ce2046c2844"}');
INSERT INTO "rows" VALUES('abandoned',7,'command-231',NULL,NULL,1800000336.0,'{"kind": "person", "id": "cccccccccccccccccccccccccccccccc"}','{"type": "PromiseWord", "sha256": "374d231be1cb0e96285fbd8a2e9fe96900ea961fc3c8ec197fcc5992441373f5"}');
INSERT INTO "rows" VALUES('abandoned',8,'command-232',NULL,NULL,1800000337.0,'{"kind": "person", "id": "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}','{"type": "RevealWord", "word": "6270f883475ee4dc182f0e62ff9fe253"}');
INSERT INTO "rows" VALUES('abandoned',9,'command-233',NULL,NULL,1800000338.0,'{"kind": "person", "id": "cccccccccccccccccccccccccccccccc"}','{"type": "RevealWord", "word": "92417bd61003ac7680a00518a9ad0eb3"}');
INSERT INTO "rows" VALUES('abandoned',10,NULL,1,0,1800000339.0,'{"kind": "bot", "id": "random"}','{"type": "Move", "game": 1, "ply": 0, "move": "@a6"}');
INSERT INTO "rows" VALUES('abandoned',11,'command-234',1,1,1800000340.0,'{"kind": "person", "id": "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}','{"type": "Move", "game": 1, "ply": 1, "move": "@a1"}');
INSERT INTO "rows" VALUES('abandoned',12,'command-235',1,2,1800000341.0,'{"kind": "person", "id": "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}','{"type": "Move", "game": 1, "ply": 2, "move": "@f6"}');
INSERT INTO "rows" VALUES('abandoned',13,'command-236',1,3,1800000342.0,'{"kind": "person", "id": "cccccccccccccccccccccccccccccccc"}','{"type": "Move", "game": 1, "ply": 3, "move": "@f1"}');
INSERT INTO "rows" VALUES('abandoned',14,NULL,1,4,1800000343.0,'{"kind": "bot", "id": "random"}','{"type": "Move", "game": 1, "ply": 4, "move": "f4"}');
INSERT INTO "rows" VALUES('abandoned',15,'command-237',1,5,1800000344.0,'{"kind": "person", "id": "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}','{"type": "Move", "game": 1, "ply": 5, "move": "c5"}');
INSERT INTO "rows" VALUES('abandoned',16,'command-238',1,6,1800000345.0,'{"kind": "person", "id": "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}','{"type": "Move", "game": 1, "ply": 6, "move": "d6"}');
INSERT INTO "rows" VALUES('abandoned',17,'command-239',1,7,1800000346.0,'{"kind": "person", "id": "cccccccccccccccccccccccccccccccc"}','{"type": "Move", "game": 1, "ply": 7, "move": "f3"}');
INSERT INTO "rows" VALUES('abandoned',18,NULL,1,8,1800000347.0,'{"kind": "bot", "id": "random"}','{"type": "Move", "game": 1, "ply": 8, "move": "b4"}');
INSERT INTO "rows" VALUES('abandoned',19,'command-240',NULL,NULL,1800000348.0,'{"kind": "person", "id": "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}','{"type": "Abandon"}');
INSERT INTO "rows" VALUES('abandoned',20,'command-241',NULL,NULL,1800000349.0,'{"kind": "person", "id": "cccccccccccccccccccccccccccccccc"}','{"type": "Abandon"}');
INSERT INTO "rows" VALUES('clock',0,'command-242',NULL,NULL,1800000350.0,'{"kind": "person", "id": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}','{"type": "Create", "options": {"seats": 2, "edition": "en", "recipes": false, "removed_color": "random", "memory_aid": null, "spectators": true, "listed": false, "pace": {"seconds": 60}, "stand_in": "apprentice"}, "seating": ["open", "open"]}');
INSERT INTO "rows" VALUES('clock',1,'command-243',NULL,NULL,1800000351.0,'{"kind": "person", "id": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}','{"type": "Sit", "seat": 0, "name": "Ann", "color": null}');
INSERT INTO "rows" VALUES('clock',2,'command-244',NULL,NULL,1800000352.0,'{"kind": "person", "id": "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}','{"type": "Sit", "seat": 1, "name": "Bea", "color": null}');
INSERT INTO "rows" VALUES('clock',3,'command-245',NULL,NULL,1800000353.0,'{"kind": "person", "id": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}','{"type": "Start", "secret": "6dd11fb4933b087bd19cd366e7e48af44abc6a8be5a98780127b0212a95ce8e8", "rules": 1}');
INSERT INTO "rows" VALUES('clock',4,'command-246',NULL,NULL,1800000354.0,'{"kind": "person", "id": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}','{"type": "PromiseWord", "sha256": "a8fdda6bc93550780f51672c33a2ca44647567c04ceb7c832496aa064532c1cf"}');
INSERT INTO "rows" VALUES('clock',5,'command-247',NULL,NULL,1800000355.0,'{"kind": "person", "id": "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}','{"type": "PromiseWord", "sha256": "0426b1565eee3a0b5609a7be1b8e96bdd0ffa41f552b0ccdfd15998f8bdd5a97"}');
INSERT INTO "rows" VALUES('clock',6,'command-248',NULL,NULL,1800000356.0,'{"kind": "person", "id": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}','{"type": "RevealWord", "word": "b1700a23347b34a60aff77c84c0330c0"}');
INSERT INTO "rows" VALUES('clock',7,'command-249',NULL,NULL,1800000357.0,'{"kind": "person", "id": "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}','{"type": "RevealWord", "word": "90a3648f40d9c245904cbbc2af961b97"}');
INSERT INTO "rows" VALUES('clock',8,'command-250',1,0,1800000358.0,'{"kind": "person", "id": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}','{"type": "Move", "game": 1, "ply": 0, "move": "@f6"}');
INSERT INTO "rows" VALUES('clock',9,'command-251',1,1,1800000359.0,'{"kind": "person", "id": "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}','{"type": "Move", "game": 1, "ply": 1, "move": "@f1"}');
INSERT INTO "rows" VALUES('clock',10,'command-252',1,2,1800000360.0,'{"kind": "person", "id": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}','{"type": "Move", "game": 1, "ply": 2, "move": "d2"}');
INSERT INTO "rows" VALUES('clock',11,'command-253',1,3,1800000361.0,'{"kind": "person", "id": "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}','{"type": "Move", "game": 1, "ply": 3, "move": "e3"}');
INSERT INTO "rows" VALUES('clock',12,NULL,NULL,NULL,1800000362.0,'{"kind": "server", "id": ""}','{"type": "Postpone", "seconds": 30.5}');
INSERT INTO "rows" VALUES('clock',13,'command-254',NULL,NULL,1800000363.0,'{"kind": "person", "id": "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}','{"type": "Abandon"}');
INSERT INTO "rows" VALUES('clock',14,'command-255',NULL,NULL,1800000364.0,'{"kind": "person", "id": "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}','{"type": "Withdraw"}');
INSERT INTO "rows" VALUES('clock',15,'command-256',NULL,NULL,1800000365.0,'{"kind": "person", "id": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}','{"type": "OfferSeat", "seat": 1}');
INSERT INTO "rows" VALUES('clock',16,NULL,NULL,NULL,1800000366.0,'{"kind": "server", "id": ""}','{"type": "HandOver", "seat": 1, "person": "cccccccccccccccccccccccccccccccc"}');
INSERT INTO "rows" VALUES('clock',17,NULL,1,4,1800000367.0,'{"kind": "clock", "id": "apprentice"}','{"type": "Move", "game": 1, "ply": 4, "move": "c5"}');
INSERT INTO "rows" VALUES('clock',18,'command-257',1,5,1800000368.0,'{"kind": "person", "id": "cccccccccccccccccccccccccccccccc"}','{"type": "Move", "game": 1, "ply": 5, "move": "f4"}');
INSERT INTO "rows" VALUES('clock',19,'command-258',1,6,1800000369.0,'{"kind": "person", "id": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}','{"type": "Move", "game": 1, "ply": 6, "move": "e5"}');
INSERT INTO "rows" VALUES('clock',20,'command-259',1,7,1800000370.0,'{"kind": "person", "id": "cccccccccccccccccccccccccccccccc"}','{"type": "Move", "game": 1, "ply": 7, "move": "e4"}');
INSERT INTO "rows" VALUES('prepared',0,'command-260',NULL,NULL,1800000371.0,'{"kind": "person", "id": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}','{"type": "Create", "options": {"seats": 3, "edition": "en", "recipes": false, "removed_color": "random", "memory_aid": null, "spectators": true, "listed": false, "pace": null, "stand_in": "apprentice"}, "seating": ["open", "witch", "witch"]}');
INSERT INTO "rows" VALUES('prepared',1,'command-261',NULL,NULL,1800000372.0,'{"kind": "person", "id": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}','{"type": "Sit", "seat": 0, "name": "Ann", "color": null}');
INSERT INTO "rows" VALUES('prepared',2,'command-262',NULL,NULL,1800000373.0,'{"kind": "person", "id": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}','{"type": "Prepare", "record": "{\"format\": \"glastonbury-record/1\", \"edition\": \"en\", \"players\": [{\"color\": \"green\"}, {\"color\": \"blue\"}, {\"color\": \"red\"}], \"removed_color\": null, \"deck\": [\"Wb3\", \"Nb4\", \"Ra3\", \"Wa4\", \"Ba4\", \"Pa1\", \"Rb2\", \"Im\", \"De\", \"Nb3\", \"Ac\", \"Pb2\", \"Pa2\", \"Rb1\", \"Ob1\", \"Bb2\", \"Va\", \"Na4\", \"Yb3\", \"Ra1\", \"Na3\", \"Ya4\", \"Ba2\", \"Ka4\", \"Rb3\", \"Wb1\", \"Pa4\", \"Kb3\", \"Gb1\", \"Ac\", \"Va\", \"Na1\", \"Ga4\", \"Yb4\", \"Oa4\", \"Ba3\", \"Gb2\", \"Wb2\", \"Bb1\", \"Wa3\", \"Nb1\", \"Va\", \"Im\", \"Gb4\", \"Pe\", \"Kb1\", \"Ya3\", \"Pe\", \"Ka3\", \"Nb2\", \"Kb4\", \"Ba1\", \"Yb2\", \"Wb4\", \"Wa2\", \"Ob2\", \"Ya1\", \"Pb3\", \"Ga2\", \"Kb2\", \"Ga1\", \"Ob4\", \"Bb3\", \"Yb1\", \"Va\", \"Ga3\", \"Ka1\", \"Pb1\", \"Bb4\", \"Ka2\", \"Wa1\", \"Gb3\", \"Ra4\", \"Rb4\", \"Pa3\", \"Pb4\", \"De\", \"Oa1\", \"Oa2\", \"Ya2\", \"Oa3\", \"Ra2\", \"Ob3\", \"Na2\"], \"recipes\": [{\"a\": \"brown\", \"b\": \"ended_game\"}, {\"a\": \"black\", \"b\": \"fewest_cards\"}, {\"a\": \"orange\", \"b\": \"fewest_fours\"}], \"actions\": []}"}');
INSERT INTO "rows" VALUES('prepared',3,'command-263',1,0,1800000374.0,'{"kind": "person", "id": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}','{"type": "Move", "game": 1, "ply": 0, "move": "@a1"}');
INSERT INTO "rows" VALUES('prepared',4,NULL,1,1,1800000375.0,'{"kind": "bot", "id": "witch"}','{"type": "Move", "game": 1, "ply": 1, "move": "@f1"}');
INSERT INTO "rows" VALUES('prepared',5,NULL,1,2,1800000376.0,'{"kind": "bot", "id": "witch"}','{"type": "Move", "game": 1, "ply": 2, "move": "@f6"}');
INSERT INTO "rows" VALUES('prepared',6,'command-264',1,3,1800000377.0,'{"kind": "person", "id": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}','{"type": "Move", "game": 1, "ply": 3, "move": "c5"}');
INSERT INTO "rows" VALUES('prepared',7,NULL,1,4,1800000378.0,'{"kind": "bot", "id": "witch"}','{"type": "Move", "game": 1, "ply": 4, "move": "a3"}');
INSERT INTO "rows" VALUES('prepared',8,NULL,1,5,1800000379.0,'{"kind": "bot", "id": "witch"}','{"type": "Move", "game": 1, "ply": 5, "move": "d3"}');
INSERT INTO "rows" VALUES('prepared',9,NULL,1,6,1800000380.0,'{"kind": "bot", "id": "witch"}','{"type": "Move", "game": 1, "ply": 6, "move": "*f4"}');
INSERT INTO "rows" VALUES('prepared',10,NULL,1,7,1800000381.0,'{"kind": "bot", "id": "witch"}','{"type": "Move", "game": 1, "ply": 7, "move": "c3"}');
CREATE TABLE seated (
	"table" VARCHAR(16) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	PRIMARY KEY ("table", person)
);
INSERT INTO "seated" VALUES('waits','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa');
INSERT INTO "seated" VALUES('waits','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb');
INSERT INTO "seated" VALUES('bots','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa');
INSERT INTO "seated" VALUES('over','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb');
INSERT INTO "seated" VALUES('over','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa');
INSERT INTO "seated" VALUES('over','cccccccccccccccccccccccccccccccc');
INSERT INTO "seated" VALUES('again','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa');
INSERT INTO "seated" VALUES('again','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb');
INSERT INTO "seated" VALUES('resigned','cccccccccccccccccccccccccccccccc');
INSERT INTO "seated" VALUES('abandoned','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb');
INSERT INTO "seated" VALUES('abandoned','cccccccccccccccccccccccccccccccc');
INSERT INTO "seated" VALUES('clock','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa');
INSERT INTO "seated" VALUES('clock','cccccccccccccccccccccccccccccccc');
INSERT INTO "seated" VALUES('prepared','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa');
CREATE TABLE tables (
	name VARCHAR(16) NOT NULL, 
	status VARCHAR(16) NOT NULL, 
	listed BOOLEAN NOT NULL, 
	slow BOOLEAN NOT NULL, 
	about JSON NOT NULL, 
	at FLOAT NOT NULL, 
	due FLOAT, 
	PRIMARY KEY (name)
);
INSERT INTO "tables" VALUES('waits','waiting',1,0,'{"seats": 4, "open": 1, "names": ["Ann", "B\u00e9a"], "bots": ["herbalist"], "edition": "ru", "recipes": false, "memory_aid": true, "spectators": true, "pace": 120}',1800000007.0,NULL);
INSERT INTO "tables" VALUES('bots','playing',0,0,'{"seats": 3, "open": 0, "names": ["Ann"], "bots": ["random", "merlin"], "edition": "it", "recipes": true, "memory_aid": false, "spectators": true, "pace": null}',1800000014.0,NULL);
INSERT INTO "tables" VALUES('over','over',0,0,'{"seats": 3, "open": 0, "names": ["Bea", "Ann", "Cem"], "bots": [], "edition": "en", "recipes": true, "memory_aid": false, "spectators": false, "pace": null}',1800000133.0,NULL);
INSERT INTO "tables" VALUES('again','playing',0,0,'{"seats": 2, "open": 0, "names": ["Ann", "Bea"], "bots": [], "edition": "fr", "recipes": false, "memory_aid": false, "spectators": true, "pace": null}',1800000223.0,NULL);
INSERT INTO "tables" VALUES('resigned','over',0,0,'{"seats": 3, "open": 0, "names": ["Cem"], "bots": ["random", "apprentice"], "edition": "en", "recipes": false, "memory_aid": false, "spectators": true, "pace": null}',1800000328.0,NULL);
INSERT INTO "tables" VALUES('abandoned','abandoned',0,0,'{"seats": 4, "open": 0, "names": ["Bea", "Cem", "Bo"], "bots": ["random"], "edition": "en", "recipes": false, "memory_aid": false, "spectators": true, "pace": null}',1800000349.0,NULL);
INSERT INTO "tables" VALUES('clock','playing',0,0,'{"seats": 2, "open": 0, "names": ["Ann", "Bea"], "bots": [], "edition": "en", "recipes": false, "memory_aid": false, "spectators": true, "pace": 60}',1800000370.0,1800000430.0);
INSERT INTO "tables" VALUES('prepared','playing',0,0,'{"seats": 3, "open": 0, "names": ["Ann"], "bots": ["witch", "witch"], "edition": "en", "recipes": true, "memory_aid": false, "spectators": true, "pace": null}',1800000373.0,NULL);
CREATE INDEX ix_tables_due ON tables (due);
CREATE INDEX ix_seated_person ON seated (person);
CREATE INDEX ix_results_person ON results (person);
CREATE INDEX ix_links_person ON links (person);
CREATE INDEX ix_mutes_other ON mutes (other);
COMMIT;
