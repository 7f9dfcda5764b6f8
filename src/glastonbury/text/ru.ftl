### Everything that the page and the terminal say, in Russian. Words of the game as in the rulebook.

## The game

title = Гластонбери
color-yellow = жёлтый
color-green = зелёный
color-red = красный
color-blue = синий
color-orange = оранжевый
color-purple = фиолетовый
color-brown = коричневый
color-white = белый
color-black = чёрный

ingredient-Ya = Медовые соты
ingredient-Yb = Подсолнух
ingredient-Ga = Болотная лягушка
ingredient-Gb = Клевер удачи
ingredient-Ra = Мухомор
ingredient-Rb = Колючая роза
ingredient-Ba = Озёрная стрекоза
ingredient-Bb = Перо сойки
ingredient-Oa = Пузатая тыква
ingredient-Ob = Огненная саламандра
ingredient-Pa = Ягоды бузины
ingredient-Pb = Горный аметист
ingredient-Na = Жёлудь друида
ingredient-Nb = Корень мандрагоры
ingredient-Wa = Лунный чеснок
ingredient-Wb = Туманная жемчужина
ingredient-Ka = Крыло нетопыря
ingredient-Kb = Паук из погреба

spell-Ac = Волшебное появление
spell-De = Волшебное перемещение
spell-Va = Ух! Не повезло!
spell-Pe = Глазное яблоко
spell-Ac-does = Взять любую карту с поля
spell-De-does = Из угла пройти ещё столько же шагов
spell-Va-does = Остальные теряют верхнюю карту котла
spell-Pe-does = Один раз просмотреть свой котёл
immuto = Джокер
cauldron = Котёл
corner = Главная улица
card = { $name } { $number }
card-label = { $name } { $number }, { $color } цвет
line-column = столбец { $line }
line-row = ряд { $line }
line-corner = угол

level-random = Случай
level-apprentice = Ученик
level-herbalist = Травник
level-witch = Колдунья
level-wizard = Волшебник
level-merlin = Мерлин

# What bots are called: sixteen names of plants, each short and unlike the others. Every language has its own.

bot-name-1 = Вереск
bot-name-2 = Мята
bot-name-3 = Донник
bot-name-4 = Рябина
bot-name-5 = Жасмин
bot-name-6 = Осока
bot-name-7 = Тимьян
bot-name-8 = Лаванда
bot-name-9 = Ясень
bot-name-10 = Полынь
bot-name-11 = Хмель
bot-name-12 = Калина
bot-name-13 = Шалфей
bot-name-14 = Фиалка
bot-name-15 = Ирис
bot-name-16 = Сирень

recipe-sort-a = А
recipe-sort-b = Б
recipe-a = Больше всех карт ({ $color } цвет)
recipe-fewest_cards = Меньше всех карт в котле
recipe-fewest_fours = Меньше всех четвёрок
recipe-fewest_spells = Меньше всех использованных карт-заклинаний
recipe-fewest_spells-collected = Меньше всех собранных карт-заклинаний
recipe-most_ones = Больше всех единиц
recipe-ended_game = Закончить игру своим ходом

## Everywhere

page-title = { $page } · Гластонбери
page-menu = Меню
to-home = Гластонбери: на главную страницу
how-to-play = Как играть
settings = Настройки
about-this = Об этой неофициальной версии
close = Закрыть
cancel = Отмена
on = Вкл.
off = Выкл.
share = Поделиться
copy = Скопировать
copied = Скопировано.
copy-yourself = Текст выделен: скопируйте его клавишами Ctrl+C или долгим нажатием.
player = Игрок
player-number = Игрок { $number }
your-name = Ваше имя
you = Вы
your-turn = Ваш ход
points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
level-random-says = Берёт что попало.
level-apprentice-says = Берёт, что приглянулось, и половину забывает. Для первых партий.
level-herbalist-says = Ничего не забывает и думает на ход вперёд.
level-witch-says = Прежде чем взять карту, смотрит, куда пойдёт каждая фигурка.
level-wizard-says = Перед каждым ходом видит во сне тысячу путей.
level-merlin-says = Видит во сне двадцать тысяч путей. Тут нужна хорошая память.
scoring-overview = Карта-подсказка
scoring-cards = Карты одного ингредиента
scoring-counts = Сколько очков
scoring-one = Одна
scoring-one-says = минус её число
scoring-two = Две
scoring-two-says = 0
scoring-three = Три
scoring-three-says = сумма чисел
scoring-four = Четыре
scoring-four-says = сумма чисел + 5
scoring-double = Числа на картах вашего цвета удваиваются, отрицательные очки тоже. Бонус в 5 очков не удваивается.
scoring-immuto = Джокер стоит 0 и становится ещё одной картой ингредиента, который у вас есть. Больше четырёх карт считаются как четыре.
scoring-spells = Карты-заклинания очков не приносят.
scoring-recipe-a = Рецепт вида А: если у вас больше всех карт его цвета, каждая приносит 1 очко при двух или трёх игроках и 2 очка при четырёх.
scoring-recipe-b = Рецепт вида Б: 10 очков, если его выполнили только вы.
scoring-ties = Если у кого-то поровну с вами, рецепт ничего не приносит.
scoring-example = Например

new-version = Вышла новая версия.
reload = Обновить

## Home

motto = Варите тихонько, помните всё — и пусть ваш котёл будет лучшим на Главной улице.
motto-short = Варите тихонько, помните всё.
play-now = Играть сейчас
play-now-says = Против ботов, без ожидания.
with-friends = С друзьями
with-friends-says = Откройте стол и поделитесь ссылкой или войдите по коду.
with-friends-short = По ссылке или по коду.
one-screen = На одном устройстве
one-screen-says = От двух до четырёх игроков за одним экраном, люди и боты.
one-screen-short = От двух до четырёх игроков.
one-screen-explained = Все играют на этом устройстве. Оно подскажет, чей ход.
one-screen-recipes-on = Каждый получает два тайных рецепта. Чтобы прочитать свои, удерживайте кнопку; остальные пусть отвернутся.
bots = Боты
level = Уровень
recipes = Рецепты
start = Начать
starting = Раздаём карты…
table-code = Код стола
join = Войти
join-table = Войти: стол { $code }
open-a-table = Открыть стол
open-the-table = Открыть стол
new-table = Новый стол
set-the-table = Рассадить игроков
person-or-bot = Игрок { $number }: человек или бот
a-person = Человек
a-bot = Бот
level-of-person = Игрок { $number }: уровень бота
name-of-person = Игрок { $number }: имя
color-of-person = Игрок { $number }: цвет
your-games = Ваши партии
no-games = Сейчас партий нет: выберите дверь и начните новую.
being-dealt = Идёт раздача карт
set-aside = Данные повреждены, стол отложен
waits-for = Ходит { $who }
    .you = Ваш ход
with-names = за столом: { $names }
bot-count = { $bots ->
    [one] { $bots } бот
    [few] { $bots } бота
   *[many] { $bots } ботов
}
table-named = Стол { $code }
seats-open = { $open ->
    [0] Можно начинать
    [one] { $open } свободное место
    [few] { $open } свободных места
   *[many] { $open } свободных мест
}
seats-open-of = свободно мест: { $open } из { $seats }
with-recipes = с рецептами
without-recipes = без рецептов
open-tables = Открытые столы
no-open-tables = Сейчас таких нет. Откройте свой и добавьте его в список.
open-tables-unknown = Нет связи с сервером.
finished-games = Сыгранные партии
statistics-games = партии
statistics-wins = победы
statistics-ingredients = очки за ингредиенты
statistics-recipes = очки за рецепты
game-won = Победа
game-shared = Общая победа
game-lost = Поражение
game-abandoned = Не доиграна
replay = Повтор
replay-game = Повтор партии { $game } за столом { $code }
show-all = Показать все

## Waiting room

color-is-taken = { $color }, занят
option-seats = Игроки
option-seats-says = Места за столом можно потом отдать людям или ботам.
option-recipes = Рецепты
option-recipes-on = Каждый получает два тайных рецепта: за них в конце дают ещё очки.
option-recipes-off = Без рецептов: считаются только ингредиенты.
option-pace = Время на ход
option-stand_in = Замена
option-stand_in-says = Если у игрока вышло время, за него ходит бот. Его уровень: { $level }.
option-bot_pace-quick = Боты ходят почти сразу.
option-bot_pace-natural = Боты немного ждут перед ходом.
option-bot_pace-slow = Боты не спешат: можно всё рассмотреть.
option-removed_color = Убрать один цвет
option-removed_color-on = Игра вдвоём: из колоды убирают один из цветов, которыми никто не играет.
option-removed_color-off = Игра вдвоём, но все цвета остаются в колоде.
option-memory_aid = Помощь для памяти
option-memory_aid-on = Котлы открыты: каждый может просматривать их все.
option-memory_aid-off = В каждом котле видна только верхняя карта.
option-spectators = Зрители
option-spectators-on = Смотреть может каждый, у кого есть код.
option-spectators-off = Стол видят только игроки.
option-listed = В общем списке
option-listed-on = Стол есть в списке открытых столов: сесть за него может кто угодно.
option-listed-off = Стол найдёт только тот, у кого есть код.
option-edition = Издание
edition-en = английское
edition-fr = французское
edition-it = итальянское
edition-ru = русское
edition-en-says = Английское издание: джокер считается и для рецепта того цвета, к которому его добавили, а рецепт о заклинаниях учитывает только применённые.
edition-fr-says = Французское издание: джокер считается и для рецепта того цвета, к которому его добавили, а рецепт о заклинаниях учитывает все собранные.
edition-it-says = Итальянское издание: джокер всегда считается для вашего собственного рецепта, а рецепт о заклинаниях учитывает только применённые.
edition-ru-says = Русское издание: джокер всегда считается для вашего собственного рецепта, а рецепт о заклинаниях учитывает все собранные.
more-options = Ещё настройки
pace-none = Без часов
pace-30 = 30 секунд
pace-60 = 60 секунд
pace-180 = 3 минуты
pace-86400 = Один день
pace-259200 = Три дня
pace-none-says = Без часов: каждый думает сколько нужно.
pace-seconds-says = { $seconds ->
    [one] На каждый ход { $seconds } секунда.
    [few] На каждый ход { $seconds } секунды.
   *[many] На каждый ход { $seconds } секунд.
}
pace-minutes-says = { $minutes ->
    [one] На каждый ход { $minutes } минута.
    [few] На каждый ход { $minutes } минуты.
   *[many] На каждый ход { $minutes } минут.
}
pace-days-says = { $days ->
    [one] На каждый ход { $days } день: заходите, когда вам удобно.
    [few] На каждый ход { $days } дня: заходите, когда вам удобно.
   *[many] На каждый ход { $days } дней: заходите, когда вам удобно.
}
waiting-room = Сбор игроков
waiting-title = Кто сидит за столом?
dealing-title = Карты тасуются
dealing-says = Порядок карт складывается из всех слов вместе, поэтому никто не может его подстроить.
dealing-seals = Сначала каждое устройство загадывает тайное слово и запечатывает его.
dealing-opens = Все слова запечатаны. Теперь их открывают.
dealing-waits = Ждём: { $names }.
dealing-left = { $seconds ->
    [0] Время вышло: раздача отменяется.
    [one] Осталась { $seconds } секунда. Потом раздача отменится, и можно будет начать снова без недостающего слова.
    [few] Осталось { $seconds } секунды. Потом раздача отменится, и можно будет начать снова без недостающего слова.
   *[many] Осталось { $seconds } секунд. Потом раздача отменится, и можно будет начать снова без недостающего слова.
}
seats = Места за столом
seat-number = Место { $seat } за столом
seat-open = Место свободно
seat-host = Хозяин стола
seat-bot = Бот
seat-away = нет на месте
seat-word-there = слово получено
seat-word-missing = слово в пути
seat-shares = общее устройство: { $name }
seat-wins = { $wins ->
    [one] { $wins } победа за вечер
    [few] { $wins } победы за вечер
   *[many] { $wins } побед за вечер
}
name-of-seat = Имя
save-name = Сохранить
color-of-seat = Ваш цвет
any-color = любой цвет
sit-here = Сесть здесь
sit-another = Добавить игрока здесь
seat-a-bot = Посадить бота
level-of-seat = Уровень бота
stand-up = Освободить место
remove = Убрать
remove-name = Убрать: { $name }
remove-sure = { $name }: убрать из-за стола?
remove-says = Место снова станет свободным. На него сможет сесть любой, у кого есть код.
invite = Пригласить
invite-others = Пригласить за стол { $code }
invite-says = Другие игроки открывают эту ссылку или вводят код на главной странице.
invite-code = Код стола
invite-link = Ссылка-приглашение
invite-text = Приглашаю сыграть в «Гластонбери»!
invite-qr = QR-код со ссылкой-приглашением
invite-only-here = Пока сервер доступен только с этого компьютера. Чтобы играть с другими в домашней сети, запустите его так:
invite-command = glastonbury serve --lan
table-rules = О чём договорились
begin-game = Начать партию
begin-ready = Все в сборе.
begin-missing = { $open ->
    [one] Ещё свободно { $open } место: подождите игрока или посадите бота.
    [few] Ещё свободны { $open } места: подождите игроков или посадите ботов.
   *[many] Ещё свободно { $open } мест: подождите игроков или посадите ботов.
}
begin-host = { $open ->
    [0] Ждём, когда { $host } начнёт партию.
    [one] Не хватает { $open } игрока. Потом партию начнёт { $host }.
   *[many] Не хватает { $open } игроков. Потом партию начнёт { $host }.
}
begin-somebody = Ждём, когда кто-нибудь за столом начнёт партию.
begin-sit = Чтобы играть, займите место за столом.
begin-watch = Все места за столом заняты: вы смотрите.
host-watches = Хозяин стола только смотрит. Начать может любой, у кого есть место за столом.
host-watches-and-you-may = Хозяин стола только смотрит: вы можете начать партию и посадить ботов.
silent-says = Прошлая раздача отменена: не все слова пришли вовремя. Чьё слово не пришло: { $names }. Следующая раздача пройдёт без недостающих слов. Партия будет такой же, только в доказательстве раздачи этих слов не будет.
leave-table = Уйти из-за стола

## Settings

settings-you = Вы
settings-name-says = С этим именем вы садитесь за стол. Там его можно изменить.
settings-language = Язык
settings-language-says = Все слова на странице. У остальных за столом язык не меняется.
language-own = Как в браузере
settings-look = Звук и вид
settings-theme = Оформление
theme-dusk = Сумерки
theme-dusk-says = Вечерняя лавка: тёмное дерево и свечи.
theme-daylight = День
theme-daylight-says = Та же лавка днём: лён, дуб и чернила. Для светлых комнат.
theme-contrast = Контраст
theme-contrast-says = Чёрное и белое, толстые линии: для тех, кто плохо видит.
settings-sound = Звук
settings-sound-says = Вы слышите карты, фигурки и начало своего хода.
settings-motion = Движение
motion-system = Как на устройстве
motion-off = Выкл.
settings-motion-says = Без движения фигурки и карты сразу появляются на новом месте.
settings-pace = Скорость анимации
pace-of-slow = Медленно
pace-of-normal = Обычно
pace-of-fast = Быстро
pace-of-none = Нет
settings-pace-says = Как быстро ходят фигурки и летают карты. Касание экрана сразу завершает движение.
settings-labels = Буквы на картах
settings-labels-says = Рядом со значком на карте стоит буква её цвета.
settings-playing = Игра
settings-botPace = Скорость ботов
bot-pace-quick = Быстро
bot-pace-natural = Обычно
bot-pace-slow = Медленно
settings-botPace-says = Сколько боты ждут перед ходом. Действует для столов, которые вы откроете после этого.
settings-oneTap = Брать одним касанием
settings-oneTap-says = Первое же касание берёт карту. Иначе оно показывает, куда карта вас приведёт, а берёт её второе.
settings-notify = Уведомления
settings-notify-says = Устройство сообщит, что настал ваш ход, если страница не на виду.
settings-notify-denied = Браузер не разрешает этой странице присылать уведомления. Это можно изменить рядом с её адресом.
settings-notify-none = В этом браузере здесь нет уведомлений: для них нужен https.
settings-data = Вы и это устройство
move-device = Перейти на другое устройство
move-device-says = Ссылка перенесёт ваши места за столом, партии и статистику на другое устройство; играть можно будет на обоих. Она сработает один раз в течение дня. Никому её не давайте: кто её откроет, тот сможет играть за вас.
move-device-make = Создать ссылку
move-device-link = Ваша ссылка
move-device-token-says = Сервер доступен только с этого компьютера. Ссылка сработает на нём в другом браузере.
delete-data = Удалить мои данные
delete-data-says = Сервер забудет ваше имя, ваши места за столом и статистику.
delete-sure = Удалить всё о вас?
delete-sure-says = В текущих партиях за вас доиграет бот. Места за другими столами освободятся. Из сыгранных партий исчезнет ваше имя, сами партии останутся. Это устройство забудет свои настройки. Вернуть ничего будет нельзя.
delete-now = Удалить навсегда
deleted = Всё о вас удалено.
link-title = Ваши места за столом
link-says = Вы открыли ссылку на места за столом. Скорее всего, вы сами создали её на другом устройстве. Она действует один раз. Перенести эти места на это устройство?
link-take = Перенести
link-replace-says = На этом устройстве у вас уже есть места за столами: { $tables }. Если продолжить, это устройство их потеряет, и найти их на другом устройстве будет нельзя.
link-replace = Всё равно перенести
link-empty = Ссылка неполная. Скопируйте её ещё раз целиком.
link-not-now = Не сейчас

## Tutorial

## How to play

rules-contents = Содержание
rules-first = Вы ходите вокруг поля из карт и в каждый ход берёте одну. Её число говорит, на сколько шагов вы пойдёте потом, а сама она закрывает всё, что вы взяли раньше. Собирайте побольше одинаковых ингредиентов и не забывайте, что уже взяли.
rules-goal = Цель игры
rules-goal-1 = В игре 18 ингредиентов, по два каждого цвета, и у каждого ингредиента всего четыре карты: 1, 2, 3 и 4. Взятая карта ложится в ваш котёл сверху. Три или четыре карты одного ингредиента приносят очки, две не приносят ничего, а одиночная отнимает столько очков, сколько на ней указано.
rules-goal-2 = Побеждает тот, у кого в конце больше всех очков.
rules-goal-drawing = Три карты одного ингредиента приносят сумму своих чисел, 7 очков. Одиночная тройка отнимает 3 очка.
rules-setup = Игровое поле
rules-setup-1 = Поле — это квадрат шесть на шесть карт, в его углах стоят четыре фонаря. Остальные 32 карты лежат лицом вверх; все прочие — общая колода.
rules-setup-2 = Вокруг поля идёт Главная улица с 20 остановками: по одной у каждого конца четырёх внутренних рядов и четырёх внутренних столбцов и по одной в каждом углу.
rules-setup-3 = Игроки по очереди ставят фигурки в свободные углы. Все карты поля при этом видны.
rules-setup-4 = Сначала ваш котёл пуст. Пустой котёл считается за 2.
rules-board-drawing = { $steps ->
    [one] Квадрат шесть на шесть карт, вокруг него улица. Зелёная фигурка проходит { $steps } шаг по часовой стрелке и останавливается у обведённого ряда.
    [few] Квадрат шесть на шесть карт, вокруг него улица. Зелёная фигурка проходит { $steps } шага по часовой стрелке и останавливается у обведённого ряда.
   *[many] Квадрат шесть на шесть карт, вокруг него улица. Зелёная фигурка проходит { $steps } шагов по часовой стрелке и останавливается у обведённого ряда.
}
rules-turn = Ход
rules-move = Переместите фигурку
rules-move-says = Ваша фигурка идёт по часовой стрелке на столько шагов, сколько указано на верхней карте вашего котла. Это обязательно. На одной остановке может быть сколько угодно фигурок.
rules-take = Возьмите карту
rules-take-says = Возьмите любую карту из ряда или столбца рядом с вашей остановкой и положите её в котёл сверху. Карты-заклинания кладут не в котёл, а перед собой.
rules-turn-over = Откройте новую карту
rules-turn-over-says = На пустое место ложится верхняя карта общей колоды. Когда колода пуста, место остаётся пустым.
rules-turn-example = Сверху тройка: в следующий ход вы пойдёте на три шага. Так что думайте не только об ингредиенте, но и о числе.
rules-corner = Углы
rules-corner-1 = Если вы остановились в углу, карту брать нельзя и ход заканчивается. В следующий раз вы пойдёте на столько же шагов. Сразу выйти из угла помогает только заклинание «Волшебное перемещение».
rules-memory = Что можно видеть
rules-memory-1 = В каждом котле видно только верхнюю карту и высоту стопки. Смотреть, что лежит ниже, нельзя никому, даже хозяину котла: всё это нужно помнить, в этом и есть игра. Поэтому страница показывает только последний ход каждого игрока.
rules-memory-2 = Для стола можно включить «Помощь для памяти»: тогда все могут просматривать все котлы.
rules-spells = Заклинания
rules-spells-1 = Десять карт — заклинания. Они не ложатся в котёл, поэтому ваше число не меняется.
rules-spell-Ac-uses = Accio · два раза
rules-spell-Ac = Положите карту перед собой. Позже, остановившись у ряда или столбца, вы можете взять карту не из него, а из любого места поля, но не «Ух! Не повезло!» и не «Глазное яблоко». В углу это заклинание не действует.
rules-spell-De-uses = Declinatio · три раза
rules-spell-De = Положите карту перед собой. Остановившись в углу, вы можете пройти ещё столько же шагов и взять карту там, но не «Ух! Не повезло!» и не «Глазное яблоко».
rules-spell-Va-uses = Vanesco · сразу
rules-spell-Va = Все остальные игроки теряют верхнюю карту котла. Эти карты уходят под общую колоду, а если она пуста — удаляются из игры.
rules-spell-Pe-uses = Perluceo · сразу
rules-spell-Pe = Вы можете один раз просмотреть свой котёл. Порядок карт не меняется.
rules-spells-2 = За ход можно применить только одно заклинание. «Ух! Не повезло!» и «Глазное яблоко» действуют сразу, как их взяли. Поэтому их нельзя взять в тот ход, когда вы применяете «Волшебное появление» или «Волшебное перемещение».
rules-spells-3 = «Волшебное появление» и «Волшебное перемещение» можно применять со следующего хода.
rules-immuto = Джокер (Immuto)
rules-immuto-1 = В игре два джокера, на них число 0. Если джокер лежит сверху, вы остаётесь на месте и снова берёте карту из того же ряда или столбца.
rules-immuto-2 = При подсчёте очков джокер добавляется к ингредиенту, который у вас уже есть: из двух карт получается три, из трёх — четыре. Двух джокеров можно добавить к одному ингредиенту или к двум разным.
rules-special = Две особые ситуации
rules-special-spells = Одни заклинания
rules-special-spells-says = Вы вышли из угла заклинанием «Волшебное перемещение», а в ряду или столбце лежат только «Ух! Не повезло!» и «Глазное яблоко». Брать их нельзя: игра сразу заканчивается.
rules-special-immuto = Джокер в углу
rules-special-immuto-says = Вы стоите в углу, и из-за чужого заклинания «Ух! Не повезло!» сверху в вашем котле оказался джокер. С нулём вы бы застряли, поэтому вы идёте по числу на карте под ним.
rules-end = Конец игры
rules-end-1 = Когда общая колода пуста, на поле появляются пустые места. Игра заканчивается, когда кто-то берёт последнюю карту ряда или столбца: того, у которого стоит фигурка, или того, что пересекает его в этом месте. Крайние ряды и столбцы не считаются: у них нет своих остановок.
rules-end-2 = Кто взял эту последнюю карту, может оставить её себе или сбросить — как выгоднее. Только «Ух! Не повезло!» действует в любом случае.
rules-end-3 = Остальные больше не ходят.
rules-scoring = Подсчёт очков
rules-example = Пример
rules-example-says = У синего игрока:
rules-example-four = четыре синие карты, удваиваются: 2 × 10 и ещё 5
rules-example-three = три карты
rules-example-two = две карты
rules-example-one = одна карта, синяя и поэтому удваивается
rules-example-immuto = Всего 25 очков. Джокера лучше всего добавить к одиночной синей карте: за две карты очки не теряют, и выходит 33 очка.
rules-winner = Побеждает тот, у кого больше всех очков. Если очков поровну, победа общая.
rules-recipes = Рецепты
rules-recipes-1 = По желанию каждый получает в начале два рецепта, по одному каждого вида, и никому не показывает их до подсчёта очков.
rules-recipe-a = Вид А: цвет
rules-recipe-a-says = Оранжевый, фиолетовый, коричневый, белый или чёрный. Если у вас больше карт этого цвета, чем у любого другого игрока, каждая приносит 1 очко, а при четырёх игроках — 2 очка.
rules-recipe-b = Вид Б: 10 очков
rules-recipe-b-says = Если это удалось вам, и только вам:
rules-recipes-ties = Если с кем-то поровну, рецепт не приносит ничего. Считается то, что лежит в котле в конце игры.
rules-recipes-immuto = Джокер и рецепты
rules-recipes-immuto-says = Когда котлы открыты, но рецепты ещё не показаны, вы решаете, к какому ингредиенту добавить каждого джокера. Он становится картой этого цвета, для рецептов тоже.
rules-recipes-editions = Издания немного различаются. В итальянском и русском джокер всегда считается для вашего собственного рецепта, и решать ничего не нужно. Во французском и русском рецепт о заклинаниях учитывает все собранные, в остальных — только применённые.
rules-two = Игра вдвоём
rules-two-1 = Если игроков двое, перед началом из колоды убирают один из двух цветов, которыми никто не играет, — восемь карт. Можно открыть стол и со всеми цветами.

## The sheet to print

## About

about = Об игре
about-game = Игра
about-game-says = «Гластонбери» — карточная игра Гюнтера Буркхардта для 2–4 игроков. Её выпустило издательство franjos Spieleverlag из Лихтенау; более раннее издание называлось Kupferkessel Co.
about-unofficial = Это неофициальная версия. Её сделали люди, которым нравится эта игра. Она бесплатна, не связана ни с автором, ни с издательством и не содержит картинок, текстов и логотипов настольной игры: карты здесь нарисованы заново, а названия большинства ингредиентов придуманы нами. Если игра вам понравится, купите её.
about-publisher = На сайт издательства
about-pictures = Картинки
about-icons = Рисунки на картах — значки Lorc и Delapouite с сайта game-icons.net, лицензия Creative Commons Attribution 3.0. Изменены только цвета. Улица и фигурки — наши собственные.
about-icons-link = game-icons.net
about-icons-licence = Лицензия CC BY 3.0
about-fonts = Шрифты
about-fonts-says = Все под лицензией SIL Open Font License 1.1.
about-font-by = авторы: { $by }
about-code = Код и данные
about-code-says = Код открыт под лицензией MIT.
about-data-says = Учётная запись не нужна. Сервер хранит ваше имя, ваши места за столом и ваши партии; удалить их можно в настройках. Никому другому ничего не передаётся.

## The table

connection-lost = Нет связи. Пробуем ещё раз…
connection-back = Связь восстановлена
table-coming = Подходим к столу…
table-damaged = Этот стол не открывается
table-gone = Такого стола нет
table-gone-explained = Возможно, в коде { $code } опечатка, или стол закрыт для зрителей, или здесь уже месяц никого не было.
table-gone-home = На главную
not-found = Здесь никто не живёт
not-found-says = Страницы с адресом { $path } нет.
not-found-code = Код стола — шесть или восемь букв и цифр. Проверьте ссылку или введите код на главной странице.
not-found-maybe = Возможно, в адресе опечатка или ссылка устарела.
no-cookie = Этот браузер не хранит cookie
no-cookie-says = По одному файлу cookie стол узнаёт, кто где сидит; больше в нём ничего нет. Разрешите cookie для этой страницы и откройте её снова.
seat-back-title = Этот браузер потерял ваше место за столом
seat-back-lost = Здесь было ваше место: { $names }. Стол узнаёт людей по файлу cookie, а в этом браузере его больше нет: его удалили или это приватное окно. Поэтому стол принимает вас за кого-то другого. Ваше место ждёт вас; вот как его вернуть:
seat-back-unknown = Стол узнаёт людей по файлу cookie. Если его удалили или вы зашли из приватного окна, из другого браузера или с другого устройства, стол принимает вас за кого-то другого. Если у вас есть здесь место, вот как его вернуть:
seat-back-device = Если место за столом ещё есть у вас на другом устройстве или в другом браузере, откройте там настройки, выберите «Перейти на другое устройство» и откройте полученную ссылку здесь.
seat-back-host = Или попросите хозяина стола: если нажать за столом на ваше имя, появится «Новая ссылка на место». Откройте её здесь.
seat-back-else = Если этот стол открыли вы сами, подойдёт только первый способ.
lost-seats = Этот браузер потерял свои места за столом
lost-seats-says = Файла cookie, по которому столы его узнавали, больше нет. Перейдите к столу, чтобы узнать, как вернуть своё место:
lost-seats-forget = Они мне больше не нужны

play-table = Стол { $code }
removed-color = Убран цвет: { $color }
play-opponents = Остальные игроки
play-choice = Ваш выбор
play-your-place = Ваше место за столом
play-your-turn = Ваш ход
play-turn-of = Ходит { $name }
play-turn-of-color = Ходит { $name } ({ $color } цвет)
play-waiting = Ждём
play-watch = Смотрите
play-nobody = Котлы открываются
play-sending = Минутку
play-choosing = Выбирает { $who }
    .you = Ваш ход
play-moving = Ходит { $who }
    .you = Вы ходите
play-asked = { $turn }. { $what }
play-no-connection = Нет связи
play-reconnecting = Ищем связь со столом…
play-missed = Пока вас не было, прошло несколько ходов. Показать можно только последний ход каждого игрока.
play-watching = Вы смотрите
play-watching-others = { $count ->
    [one] и ещё { $count } зритель
    [few] и ещё { $count } зрителя
   *[many] и ещё { $count } зрителей
}
play-watching-seat = У вас есть место за этим столом?
play-watching-yours = Ваше место?
play-watched = { $count ->
    [one] Смотрит { $count } зритель.
    [few] Смотрят { $count } зрителя.
   *[many] Смотрят { $count } зрителей.
}
play-place = Выберите угол для своей фигурки
play-place-explained = Фигурка идёт по часовой стрелке, в первый ход на два шага. Нажмите на свободный угол.
play-take-from = Возьмите карту: { $line }
play-take-any = Возьмите любую карту заклинанием
play-corner = Ваша фигурка в углу
play-corner-explained = Здесь брать нечего. Заклинание «Волшебное перемещение» позволит пройти ещё столько же шагов. Если остаться, ход закончится.
play-declinatio = Идти из угла
play-declinatio-to = Идти на { $steps }: { $line }
play-declinatio-and-end = Идти и закончить игру
play-declinatio-ends = Там лежат только заклинания, которые брать нельзя: игра сразу закончится.
play-stay = Остаться
play-immuto-at-corner = { $who } стоит в углу с джокером сверху, а остаться там нельзя: фигурка идёт по числу на карте под ним.
    .you = Вы стоите в углу с джокером сверху, а остаться там нельзя: фигурка идёт по числу на карте под ним.
play-scarce = Последняя карта: { $lines }.
play-uses-left = { $uses ->
    [one] осталось { $uses } применение
    [few] осталось { $uses } применения
   *[many] осталось { $uses } применений
}
play-keep-or-drop = Игра заканчивается. Оставить себе последнюю карту или сбросить?
play-keep-explained = Это была последняя карта ряда: на ней игра заканчивается. Можно оставить её себе или сбросить — тогда она удаляется из игры.
play-keep = Оставить себе
play-drop = Сбросить
play-immuto = Куда добавить джокера?
play-immuto-explained = Он станет ещё одной картой этого ингредиента с числом 0.
play-immuto-none = Никуда
play-immuto-does = В конце станет любым ингредиентом на выбор, а пока это 0: вы остаётесь на месте
play-ingredient-is = Ингредиент, { $color } цвет, число { $number }
play-immuto-is = В конце становится любым ингредиентом на выбор, число 0
play-spell-is = Заклинание. { $does }
play-on-cauldron = Ляжет сверху в ваш котёл
play-then-line = { $steps ->
    [one] Потом { $steps } шаг: { $line }
    [few] Потом { $steps } шага: { $line }
   *[many] Потом { $steps } шагов: { $line }
}
play-then-corner = { $steps ->
    [one] Потом { $steps } шаг в угол: там брать нечего
    [few] Потом { $steps } шага в угол: там брать нечего
   *[many] Потом { $steps } шагов в угол: там брать нечего
}
play-then-stay = Потом вы остаётесь на месте
play-ends-game = Это последняя карта ряда: если её взять, игра закончится.
play-look-at-a-card = Нажмите на карту, чтобы увидеть, куда она вас приведёт.
play-take = Взять: { $card }
play-take-it = Взять
play-take-and-end = Взять и закончить игру
play-choose-first = Выберите карту
play-accio = Взять заклинанием
play-accio-short = Любая · { $uses }×
play-back-to = Назад: { $line }
play-bot-level = Бот, уровень: { $level }
play-next = Затем
play-more-about = Подробнее: { $name }
play-moves-next = Следующий ход
play-moves = шаги:
play-moves-beneath = по карте под джокером
play-moves-unknown = ?
play-you-moved = Вы прошли
play-moved = Этот ход
play-moved-short = ход на
play-no-spells = Нет заклинаний
play-height = { $count ->
    [one] В котле { $count } карта
    [few] В котле { $count } карты
   *[many] В котле { $count } карт
}
play-last-turn = Последний ход
play-memory-aid = В котле (помощь для памяти)
play-mute = Отключить реплики
play-unmute = Включить реплики
play-seat-link = Новая ссылка на место
play-seat-link-explained = Для того, кто потерял своё устройство. Она сработает один раз в течение дня, и все увидят, что вы её создали.
play-your-cauldron = Ваш котёл
play-open-cauldron = Заглянуть в котёл
play-recipes = Рецепты
play-recipes-of = Рецепты: { $name }
play-recipes-hold = Удерживайте, чтобы прочитать. Остальные, отвернитесь.
play-recipes-toggle = Показать рецепты ({ $name }), пока кнопку не нажмут снова. Остальные, отвернитесь.
play-take-back = Вернуться в игру
play-cauldron-empty = Здесь ничего нет.
play-pile = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
play-pile-left = в общей колоде
play-pile-low = Колода кончается
play-pile-empty = Колода пуста
play-look-own = Вы смотрите в свой котёл
play-look = { $name } смотрит в свой котёл
play-look-for = Смотрит только { $name }: остальные, отвернитесь.
play-look-hold = Держать и смотреть
play-look-done = Готово
play-look-toggle = Показать котёл ({ $name }), пока кнопку не нажмут снова. Остальные, отвернитесь.
play-secret = Остальные, отвернитесь.
play-look-explained = Первой идёт верхняя карта. Запоминайте хорошенько: это видно только один раз.
play-look-close = Закрыть
play-scoring = Подсчёт очков
play-rules = Правила
play-menu = Меню
play-sound = Звук
play-labels = Буквы цветов на картах
play-one-tap = Брать карту одним касанием
play-im-back = Я снова здесь
play-step-away = Отойти
play-go-on = Играть дальше
play-abandon = Прекратить партию
play-abandon-sure = Прекратить эту партию?
play-abandon-at-once = Партия закончится сейчас для всех за столом. Никто не победит, очки не считаются, и отменить это будет нельзя.
play-abandon-explained = Остальные узнают, что вы хотите прекратить партию. Когда согласятся все, кто играет, она закончится: никто не победит, и очки не считаются.
play-abandon-wanted = { $count ->
    [one] { $count } игрок хочет прекратить партию.
    [few] { $count } игрока хотят прекратить партию.
   *[many] { $count } игроков хотят прекратить партию.
}
play-withdraw = Всё-таки играть дальше
play-resign = Сдаться
play-resign-sure = Сдаться?
play-resign-explained = Партия закончится сейчас, и победит ваш соперник. Отменить это будет нельзя.
play-resign-explained-more = За вас доиграет бот, и победить вы уже не сможете. Отменить это будет нельзя.
play-resign-explained-all = Сдадутся все, кто играет на этом устройстве. Отменить это будет нельзя.
play-home = На главную
play-home-explained = Место за столом останется вашим. Этот стол вы найдёте в списке «Ваши партии».
play-say = Сказать что-нибудь
play-said = { $who }: { $phrase }
    .you = Вы: { $phrase }
clock-days = { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[many] { $days } дней
}
clock-hours = { $hours ->
    [one] { $hours } час
    [few] { $hours } часа
   *[many] { $hours } часов
}
away-seconds = нет на месте { $seconds } с
away-minutes = нет на месте { $minutes } мин
away-grace = замена через { $seconds } с
away-stand-in = играет { $level }
away-vote = Позвать замену
away-wanted = { $count ->
    [one] { $count } голос
    [few] { $count } голоса
   *[many] { $count } голосов
}

card-immuto-label = { immuto }, 0
card-spell-label = Заклинание «{ $name }»
card-stack = { $height ->
    [0] Пустой котёл, ход на 2 шага
    [one] В котле { $height } карта, сверху: { $top }
    [few] В котле { $height } карты, сверху: { $top }
   *[many] В котле { $height } карт, сверху: { $top }
  }
card-uses = { $left ->
    [one] Заклинание «{ $name }», осталось { $left } применение
    [few] Заклинание «{ $name }», осталось { $left } применения
   *[many] Заклинание «{ $name }», осталось { $left } применений
  }
card-letter-yellow = Ж
card-letter-green = З
card-letter-red = К
card-letter-blue = С
card-letter-orange = О
card-letter-purple = Ф
card-letter-brown = Н
card-letter-white = Б
card-letter-black = Ч
card-recipe-a = Цвет: { $color }
card-recipe-a-does = { $color } цвет: больше карт, чем у других
card-recipe-fewest_cards = Меньше всех карт
card-recipe-fewest_cards-does = меньше карт в котле, чем у других
card-recipe-fewest_fours = Меньше всех четвёрок
card-recipe-fewest_fours-does = меньше четвёрок в котле, чем у других
card-recipe-fewest_spells = Меньше всех заклинаний
card-recipe-fewest_spells-does = меньше использованных карт-заклинаний, чем у других
card-recipe-fewest_spells-collected-does = меньше собранных карт-заклинаний, чем у других
card-recipe-most_ones = Больше всех единиц
card-recipe-most_ones-does = больше единиц в котле, чем у других
card-recipe-ended_game = Последнее слово
card-recipe-ended_game-does = закончить игру своим ходом
card-reward-either = 1 или 2 очка за карту
card-reward-either-short = 1–2
card-reward-each = { $points ->
    [one] { $points } очко за карту
    [few] { $points } очка за карту
   *[many] { $points } очков за карту
}
card-reward-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}

board-label = Игровое поле: шесть рядов по шесть карт
board-cell = { $cell }: { $card }
board-cell-offered = { $cell }: { $card }. Можно взять
board-cell-ends = { $cell }: { $card }. Можно взять, и игра закончится
board-empty = { $cell }: пустое место
board-face-down = { $cell }: открывается новая карта
board-leads = Следующая остановка: { $place }
board-leads-corner = Следующая остановка: угол, там брать нечего
board-leads-nowhere = В следующий ход вы остаётесь на месте
board-corner = { $cell }: угол
board-corner-offered = { $cell }: угол. Здесь можно поставить фигурку
board-begin = Поставить фигурку в угол { $corner }
board-pawn = { $name }: { $place }
board-ghost = Следующая остановка: { $place }

## Whispers

## The end

end-page-title = Стол { $table }, конец игры · Гластонбери
end-about = Стол { $table } · партия { $game }
end-scoring = Карта-подсказка
end-open = Котлы открыты
end-over = Игра закончена
end-counting = Считаем очки…
end-nameless = Игрок ({ $color })
end-you-win = { $points ->
    [one] Вы побеждаете: { $points } очко
    [few] Вы побеждаете: { $points } очка
   *[many] Вы побеждаете: { $points } очков
}
end-you-share = { $points ->
    [one] Общая победа: вы и { $others }, по { $points } очку
    [few] Общая победа: вы и { $others }, по { $points } очка
   *[many] Общая победа: вы и { $others }, по { $points } очков
}
end-wins = { $points ->
    [one] Побеждает { $who }: { $points } очко
    [few] Побеждает { $who }: { $points } очка
   *[many] Побеждает { $who }: { $points } очков
}
end-share = { $points ->
    [one] Общая победа: { $who }, по { $points } очку
    [few] Общая победа: { $who }, по { $points } очка
   *[many] Общая победа: { $who }, по { $points } очков
}
end-resigned-you-win = Вы побеждаете: { $who } сдаётся
end-you-resigned = Вы сдались: побеждает { $who }
end-resigned = Побеждает { $who }: соперник сдаётся
end-abandoned = Партия прекращена, никто не победил
end-evening = За этот вечер
end-wins-count = { $wins }
end-winner = Победа
end-has-resigned = партия сдана
end-total = Всего:
end-cards = Карты
end-ingredient = Ингредиент
end-ingredients = Ингредиенты
end-points = { $points }
end-points-head = Очки
end-what = За что
end-double = удвоено
end-empty = В котле пусто
end-idle-immutos = { $count ->
    [one] { $count } джокер никуда не добавлен.
    [few] { $count } джокера никуда не добавлены.
   *[many] { $count } джокеров никуда не добавлено.
}
end-not-counted = { $height ->
    [0] В котле пусто.
    [one] В котле { $height } карта, очки не считались.
    [few] В котле { $height } карты, очки не считались.
   *[many] В котле { $height } карт, очки не считались.
}
end-count-a = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
end-count-fewest_cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
end-count-fewest_fours = { $count ->
    [0] ни одной четвёрки
    [one] { $count } четвёрка
    [few] { $count } четвёрки
   *[many] { $count } четвёрок
}
end-count-fewest_spells = { $count ->
    [0] ни одного заклинания
    [one] { $count } заклинание
    [few] { $count } заклинания
   *[many] { $count } заклинаний
}
end-count-most_ones = { $count ->
    [0] ни одной единицы
    [one] { $count } единица
    [few] { $count } единицы
   *[many] { $count } единиц
}
end-tied = { $count }, столько же: { $others }
end-tied-with = { $who }
    .you = вы
end-tied-all = { $count }, у всех поровну
end-missed = { $count }, у других: { $others }
end-ended-it = выполнено
end-ended-by = игру заканчивает { $who }
    .you = игру заканчиваете вы
end-again = Сыграть ещё
end-others-want = { $count ->
    [one] { $who } хочет сыграть ещё.
   *[many] { $who } хотят сыграть ещё.
}
end-waiting-for = Вы хотите сыграть ещё. Ждём: { $who }.
end-withdraw = Передумать
end-replay = Повтор партии
end-record = Скачать запись
end-check-deal = Проверить раздачу
end-leave = Уйти из-за стола
end-home = На главную
end-watching = { $open ->
    [0] Вы смотрите.
   *[many] Вы смотрите. За столом есть свободное место: когда остальные захотят сыграть ещё, вы сможете его занять.
}

deal-title = Проверка раздачи
deal-checking = Проверяем…
deal-failed = Не удалось получить запись партии. Попробуйте позже.
deal-no-proof = Эта партия раздана без доказательства, поэтому проверить ничего нельзя.
deal-how = Ваше устройство получило запись партии и само раздало карты ещё раз. Сервер в этом не участвовал.
deal-step-passed = Верно:
deal-step-failed = Неверно:
deal-step-unknown = Неизвестно:
deal-commitment = Секрет сервера
deal-commitment-before = Ещё до того, как стали известны слова игроков, этому устройству показали отпечаток секрета сервера. У секрета, открытого в конце, тот же отпечаток.
deal-commitment-during = Во время партии этому устройству показали отпечаток секрета сервера, и он подходит к секрету. До раздачи этого устройства здесь не было; возможно, было чьё-то другое.
deal-commitment-unknown = Это устройство не видело раздачу и не знает, тот ли это секрет, который был выбран заранее. Спросите того, кто при ней был.
deal-commitment-wrong = Это не тот секрет, отпечаток которого показали этому устройству. Его подменили.
deal-word = Слово вашего устройства
deal-word-there = { $count ->
    [1] Случайное слово этого устройства вошло в раздачу; других не было.
   *[many] Случайное слово этого устройства вошло в раздачу. Всего слов: { $count }.
}
deal-word-unknown = Это устройство не давало слова для этой раздачи или забыло его.
deal-word-missing = Случайное слово этого устройства не вошло в раздачу.
deal-players = Кто начинал
deal-players-same = Порядок игроков получается из секрета и слов или выбран за столом.
deal-players-different = Порядок игроков не получается из секрета и слов.
deal-deck = Колода
deal-deck-same = { $count ->
    [one] Вся колода, { $count } карта, лежала в том порядке, который получается из секрета и слов.
    [few] Вся колода, { $count } карты, лежала в том порядке, который получается из секрета и слов.
   *[many] Вся колода, { $count } карт, лежала в том порядке, который получается из секрета и слов.
}
deal-deck-different = Карты лежали не в том порядке, который получается из секрета и слов.
deal-recipes = Рецепты
deal-recipes-same = У всех были те рецепты, которые получаются из секрета и слов.
deal-recipes-different = Рецепты были не те, которые получаются из секрета и слов.
deal-removed_color = Убранный цвет
deal-removed_color-same = Убранный цвет получается из секрета и слов или выбран за столом.
deal-removed_color-different = Убран не тот цвет, который получается из секрета и слов.
deal-verdict-right = Эту колоду никто не подстроил
deal-verdict-partly = Порядок карт получается из секрета и слов
deal-verdict-wrong = С этой раздачей что-то не так
deal-proves = Что это доказывает: секрет был выбран, когда слова ещё не были известны, а слова — когда не был известен секрет. Поэтому ни сервер, ни кто-либо из игроков не мог выбрать карты.
deal-proves-partly = Что это доказывает: карты не меняли после того, как были выбраны секрет и слова. А что их никто не подстроил, может сказать только тот, чьё устройство заранее видело отпечаток и дало слово.
deal-proves-wrong = Кто-то вмешался в раздачу или в запись партии.
deal-proves-not = Чего это не доказывает: что никто не подглядывал. Тот, у кого работает сервер, может видеть все карты во время партии.
deal-numbers = Числа
deal-fingerprint = Отпечаток секрета (SHA‑256)
deal-secret = Секрет
deal-words = Слова устройств

## The clock by agreement

## Replay

replay-page-title = Стол { $table }, партия { $game } · Гластонбери
replay-title = Партия { $game } за столом { $table }
replay-coming = Загружаем партию…
replay-missing = Эту партию нельзя показать: она ещё идёт или она не для вас.
replay-failed = Нет связи с сервером.
replay-retry = Попробовать снова
replay-home = На главную
replay-beginning = Начало
replay-nobody-moved = Карты на столе. Ещё никто не ходил.
replay-turn = Ход { $first } из { $count }
replay-turns = Ходы { $first }–{ $last } из { $count }
replay-number = Ход { $turn }
replay-setting-up = Подготовка к игре
replay-scoring = Подсчёт очков
replay-first = В начало
replay-back = На шаг назад
replay-forth = На шаг вперёд
replay-last = В конец
replay-play = Смотреть
replay-pause = Пауза
replay-slider = Ход
replay-controls = Перемотка партии
replay-all-turns = Все ходы
replay-cauldrons = Котлы
replay-looking = Как показывать
replay-pace = Скорость
replay-pace-slow = медленно
replay-pace-normal = обычно
replay-pace-fast = быстро
replay-eyes = Чьими глазами
replay-eyes-all = всё открыто
replay-eyes-one = { $who }, как было
replay-more = Ещё об этой партии
replay-ways = Куда дальше
replay-copy = Скопировать ссылку
replay-copied = Ссылка на этот момент скопирована.
replay-not-copied = Скопировать не удалось. Ссылка в адресной строке.
replay-table = К столу
replay-record = Запись партии
replay-check-deal = Проверить раздачу
replay-deciding = выбирает
replay-look = Что показало «Глазное яблоко»:
replay-player-resigned = партия сдана
replay-abandoned = Здесь партию прекратили.
replay-gave-up = Здесь { $who } сдаётся.
    .you = Здесь вы сдались.
replay-keys = Клавиши: ← → — шаг, Home и End — в начало и в конец, пробел — смотреть.

# What happened. `.you`: the same, told to the one who did it.

event-somebody = Кто-то
event-and = { $some } и { $last }
event-comma = {", "}
event-placed = { $who } выбирает угол.
    .you = Вы выбираете угол.
event-moved = { $stops ->
    [one] { $who } проходит { $stops } шаг: { $line }.
    [few] { $who } проходит { $stops } шага: { $line }.
   *[many] { $who } проходит { $stops } шагов: { $line }.
}
    .you = { $stops ->
    [one] Вы проходите { $stops } шаг: { $line }.
    [few] Вы проходите { $stops } шага: { $line }.
   *[many] Вы проходите { $stops } шагов: { $line }.
}
event-stayed = { $who } остаётся на месте: { $line }.
    .you = Вы остаётесь на месте: { $line }.
event-passed = { $who } стоит в углу и ничего не берёт.
    .you = Вы стоите в углу и ничего не берёте.
event-declinatio = { $who } применяет «Волшебное перемещение» и идёт дальше.
    .you = Вы применяете «Волшебное перемещение» и идёте дальше.
event-taken = { $who } берёт карту «{ $card }» ({ $cell }).
    .you = Вы берёте карту «{ $card }» ({ $cell }).
event-taken-by-accio = { $who } берёт заклинанием карту «{ $card }» ({ $cell }).
    .you = Вы берёте заклинанием карту «{ $card }» ({ $cell }).
event-spell-kept = { $who } может применять заклинание «{ $card }» со следующего хода.
    .you = Вы можете применять заклинание «{ $card }» со следующего хода.
event-dropped = { $who } сбрасывает карту «{ $card }».
    .you = Вы сбрасываете карту «{ $card }».
event-swept = «Ух! Не повезло!» Под колоду: { $lost }.
event-swept-away = «Ух! Не повезло!» Удалено из игры: { $lost }.
event-swept-one = { $card } ({ $who })
    .you = { $card } (вы)
event-swept-nothing = «Ух! Не повезло!» В других котлах пусто.
event-looked = { $who } просматривает свой котёл.
    .you = Вы просматриваете свой котёл.
event-turned-over = Открыта карта «{ $card }» ({ $cell }).
event-ended-last_card = { $who } берёт последнюю карту ряда и заканчивает игру.
    .you = Вы берёте последнюю карту ряда и заканчиваете игру.
event-ended-only_spells = В ряду одни заклинания: { $who } заканчивает игру.
    .you = В ряду одни заклинания: вы заканчиваете игру.
event-opened = Все котлы открыты.
event-immuto = { $who } добавляет джокера к ингредиенту «{ $ingredient }».
    .you = Вы добавляете джокера к ингредиенту «{ $ingredient }».
event-immuto-none = { $who } никуда не добавляет джокера.
    .you = Вы никуда не добавляете джокера.
event-scored = Очки: { $scores }.
event-score = { $who } { $points }
    .you = вы { $points }
event-turn = { $who } берёт карту «{ $card }» ({ $line }).
    .you = Вы берёте карту «{ $card }» ({ $line }).
event-turn-by-accio = { $who } берёт заклинанием карту «{ $card }».
    .you = Вы берёте заклинанием карту «{ $card }».
event-turn-declinatio = { $who } идёт из угла и берёт карту «{ $card }» ({ $line }).
    .you = Вы идёте из угла и берёте карту «{ $card }» ({ $line }).
event-turn-dropped = { $who } берёт карту «{ $card }» ({ $line }) и сбрасывает её.
    .you = Вы берёте карту «{ $card }» ({ $line }) и сбрасываете её.
event-turn-looked = { $who } берёт карту «Глазное яблоко» ({ $line }).
    .you = Вы берёте карту «Глазное яблоко» ({ $line }).
event-turn-swept = { $who } берёт карту «Ух! Не повезло!» ({ $line }). Минус карта: { $lost }.
    .you = Вы берёте карту «Ух! Не повезло!» ({ $line }). Минус карта: { $lost }.
event-turn-lost = { $who }
    .you = вы
event-turn-swept-nothing = { $who } берёт карту «Ух! Не повезло!» ({ $line }).
    .you = Вы берёте карту «Ух! Не повезло!» ({ $line }).
event-tail-ended = {" "}На этом игра закончена.
event-Sit = { $who } садится за стол.
    .you = Вы садитесь за стол.
event-StandUp = { $who } уходит из-за стола.
    .you = Вы уходите из-за стола.
event-SeatBot = { $who } садится за стол.
    .you = Вы садитесь за стол.
event-OfferSeat = Хозяин стола создаёт ссылку на место за столом: { $who }.
    .you = Хозяин стола создаёт ссылку на ваше место за столом.
event-HandOver = { $who } играет на другом устройстве.
    .you = Вы играете на другом устройстве.
event-Start = { $who } начинает раздачу.
    .you = Вы начинаете раздачу.
event-CancelDeal = Раздача отменена: одно из устройств не ответило.
    .you = Раздача отменена: одно из устройств не ответило.
event-Resign = { $who } сдаётся.
    .you = Вы сдаётесь.
event-VoteStandIn = { $who }: за столом просят замену.
    .you = За столом просят замену вместо вас.
event-LetPlay = { $who }: теперь играет бот.
    .you = За вас теперь играет бот.
event-TakeBack = { $who } снова за столом.
    .you = Вы снова за столом.
event-Abandon = { $who } хочет прекратить партию.
    .you = Вы хотите прекратить партию.
event-Rematch = { $who } хочет сыграть ещё.
    .you = Вы хотите сыграть ещё.
event-Withdraw = { $who } меняет решение.
    .you = Вы меняете решение.

## Keys and descriptions

## Phrases

phrase-hello = Привет!
phrase-good_luck = Удачи!
phrase-well_done = Отлично!
phrase-thanks = Спасибо!
phrase-sorry = Извините!
phrase-oops = Ой!
phrase-thinking = Дайте подумать…
phrase-your_turn = Ваш ход
phrase-one_moment = Минутку
phrase-that_hurt = Обидно!
phrase-again = Ещё разок?
phrase-goodbye = До свидания!
phrase-smile = Улыбка
phrase-laugh = Смех
phrase-surprise = Удивление
phrase-sad = Грусть
phrase-applause = Аплодисменты
phrase-heart = Сердечко

## What went wrong

problem-already = Это уже сделано.
problem-bad_name = Такое имя показать нельзя. Выберите имя из букв и цифр, от 1 до 24 знаков.
problem-bad_record = Это не запись партии, или она неполная.
problem-bad_seating = Эти места не подходят к этому столу. Попробуйте ещё раз.
problem-broken_promise = Слово не то, которое было обещано. Карты раздаются снова.
problem-clock_runs = На этот ход ещё есть время. Замена придёт, когда оно выйдет.
problem-color_taken = Кто-то вас опередил: этот цвет занят.
problem-failed = На сервере что-то пошло не так. Попробуйте ещё раз чуть позже.
problem-grace_runs = Подождите ещё немного: игрок может вот-вот вернуться.
problem-has_seats = На этом устройстве у вас уже есть места за столом.
problem-id_taken = По дороге что-то перепуталось. Попробуйте ещё раз.
problem-illegal = Сейчас так ходить нельзя.
problem-name_taken = За столом уже есть такое или очень похожее имя.
problem-no_connection = Нет связи с сервером. Проверьте, подключены ли вы к сети, и попробуйте ещё раз.
problem-no_game = Такой партии здесь нет.
problem-no_link = Эту ссылку уже открывали, или ей больше дня. Создайте новую.
problem-no_seat = За этим столом нет такого места.
problem-no_spectators = Этот стол только для тех, кто за ним играет.
problem-no_stand_in_needed = Здесь замена не нужна.
problem-no_table = Стола с таким кодом нет. Проверьте его ещё раз: в нём шесть или восемь букв и цифр.
problem-nobody_to_mute = На этом месте за столом некому отключать реплики.
problem-nobody_to_replace = На этом месте за столом некого заменять.
problem-not_allowed = Сервер этого не разрешает.
problem-not_at_table = У вас нет места за этим столом.
problem-not_found = Здесь ничего нет.
problem-not_host = Это может сделать только хозяин стола.
problem-not_kept = Сервер не смог это сохранить. Попробуйте ещё раз.
problem-not_now = Сейчас это невозможно.
problem-not_your_turn = Сейчас не ваш ход.
problem-not_yours = Это место за столом не ваше.
problem-only_here = Сервер доступен только с этого компьютера: ссылки для других нет.
problem-promises_missing = Некоторые устройства ещё не обещали своё слово.
problem-resigned = На этом месте за столом партия уже сдана.
problem-seat_taken = Кто-то вас опередил: это место за столом занято.
problem-seats_open = За столом ещё есть свободные места.
problem-set_aside = Часть того, что хранил сервер, повреждена, поэтому стол отложен, чтобы ничего не испортить. Что случилось, увидит тот, у кого работает сервер; за остальными столами игра продолжается.
problem-stale = За столом уже что-то изменилось. Посмотрите ещё раз.
problem-still_here = Этот игрок ещё здесь.
problem-stranger = Сервер больше не узнаёт это устройство. Обновите страницу.
problem-too_large = Это слишком большой запрос.
problem-too_many = Слишком много всего сразу. Подождите немного.
problem-too_much = Вы очень многое изменили здесь с последнего хода. Сначала сыграйте дальше.
problem-unreadable = Сервер этого не понял. Обновите страницу: возможно, она устарела.
problem-wrong_origin = Эта страница открыта не с сервера. Откройте адрес самого сервера.

## The terminal

# Where a pawn stands.

terminal-stop-corner = угол { $cell }
terminal-stop-above = { $line }, сверху
terminal-stop-right = { $line }, справа
terminal-stop-below = { $line }, снизу
terminal-stop-left = { $line }, слева

# Short words of the drawn table: names of spells are cut after six letters on a card, and what stands beside the
# square has 24 letters a line.

terminal-spell-Ac = Появл.
terminal-spell-De = Перем.
terminal-spell-Va = Ух!
terminal-spell-Pe = Глаз
terminal-used = исп. { $count }
terminal-top-of = верхняя из { $height }
terminal-empty = пусто
terminal-passed = ничего в углу
terminal-swept = { $count ->
    [one] снята { $count } карта
    [few] сняты { $count } карты
   *[many] снято { $count } карт
}
terminal-dropped = сброшена
terminal-edition = издание { $edition }
terminal-recipes = рецепты
terminal-without = убран цвет: { $color }
terminal-memory-aid = открытые котлы
terminal-pile = колода { $count }
terminal-cards-and-points = Карты и очки
terminal-to-nothing = Джокер никуда

# Told in words.

terminal-told = { $what }: { $told }
terminal-told-pile = Общая колода: { $count }.
terminal-told-used = { $count ->
    [one] Израсходовано { $count } заклинание
    [few] Израсходовано { $count } заклинания
   *[many] Израсходовано { $count } заклинаний
}
terminal-not-placed = фигурка ещё не на поле
terminal-placed = { $who } начинает здесь: { $place }.
terminal-recipe = Рецепт { $sort }
terminal-spells-used = Меньше всех применённых карт-заклинаний
terminal-spells-collected = Меньше всех собранных карт-заклинаний
terminal-for-each = { $points ->
    [one] { $points } очко за каждую
    [few] { $points } очка за каждую
   *[many] { $points } очков за каждую
}
terminal-recipes-compared = В конце сравнивают со всеми; если поровну, рецепт ничего не приносит.
terminal-spells = Заклинания, не больше одного за ход
terminal-colors = Цвета, у каждого два ингредиента: a и b

# How to play, all of it on one screen: 17 lines of 80 letters.

terminal-how-1 = Ваша фигурка идёт вокруг поля по часовой стрелке. Остановившись у ряда или столбца, вы берёте оттуда одну карту, и на её место открывают новую. В углу брать нечего.
terminal-how-2 = Число на взятой карте говорит, на сколько шагов вы пойдёте потом. Введите ?, чтобы узнать, куда ведёт каждая карта. Джокер — это 0: вы остаётесь на месте. Заклинания число не меняют. С пустым котлом вы идёте на 2 шага.
terminal-how-3 = Карты ложатся в ваш котёл, и видна только верхняя. Собирайте три или четыре карты одного ингредиента и помните, что у вас есть: одиночная карта отнимает своё число. Введите o — увидите очки и заклинания.
terminal-how-4 = Когда колода пуста, появляются пустые места. Кто возьмёт последнюю карту ряда или столбца, возле которого стоит цифра или буква, закончит игру. Если там осталась одна карта, рядом появляется знак !.
terminal-how-5 = На карте: число, знак цвета, ингредиент (Ra и Rb — два красных), а если её можно взять, то и клетка. Буквы вокруг поля — фигурки. Сбоку у каждого игрока: верхняя карта, сколько карт в котле, заклинания, последний ход. Клетки и клавиши пишут латинскими буквами.

# What to do, and what to type. The tokens of docs/notation.md are understood besides.

terminal-type-stay = остаться
terminal-type-declinatio = идти
terminal-type-keep = оставить
terminal-type-drop = сбросить
terminal-type-none = никуда
terminal-yes = да
terminal-no = нет
terminal-yes-or-no = д или н
terminal-place = { $name }, поставьте фигурку в угол. Введите { $corners }.
terminal-place-recipes = Сначала посмотрите свои рецепты: r.
terminal-take = { $name }, ваша фигурка здесь: { $place }. Возьмите отсюда карту: введите её клетку.
terminal-take-after = «Ух! Не повезло!» и «Глазное яблоко» в этот ход брать нельзя.
terminal-take-accio = { $uses ->
    [one] Или заклинанием любую карту со знаком *, например { $cell }. (осталось { $uses } применение)
    [few] Или заклинанием любую карту со знаком *, например { $cell }. (осталось { $uses } применения)
   *[many] Или заклинанием любую карту со знаком *, например { $cell }. (осталось { $uses } применений)
}
terminal-at-corner = { $name }, ваша фигурка здесь: { $place }. Брать тут нечего.
terminal-from-corner = { $uses ->
    [one] Введите «{ $stay }» или «{ $declinatio }»: дальше { $place }. (осталось { $uses } применение)
    [few] Введите «{ $stay }» или «{ $declinatio }»: дальше { $place }. (осталось { $uses } применения)
   *[many] Введите «{ $stay }» или «{ $declinatio }»: дальше { $place }. (осталось { $uses } применений)
}
terminal-last = { $name }, это была последняя карта ряда: «{ $card }». Игра заканчивается.
terminal-keep = Введите «{ $keep }» или «{ $drop }».
terminal-immuto = { $which ->
    [first] { $name }, куда добавить первого джокера? Введите ингредиент, например Ya, или «{ $none }».
    [second] { $name }, куда добавить второго джокера? Введите ингредиент, например Ya, или «{ $none }».
   *[only] { $name }, куда добавить джокера? Введите ингредиент, например Ya, или «{ $none }».
}
terminal-key-leads = куда ведёт
terminal-key-overview = подсказка
terminal-key-recipes = рецепты
terminal-key-cauldrons = котлы
terminal-key-table = рисунок стола
terminal-key-how = как играть
terminal-key-leave = выйти

# Why not, and whether really.

terminal-cell-empty = { $cell }: пустое место.
terminal-second-spell = «{ $card }» ({ $cell }) — второе заклинание за этот ход, так нельзя.
terminal-not-in-line = { $cell }: эта карта не из вашего ряда.
terminal-not-possible = «{ $typed }» сейчас нельзя. Можно: { $possible }
terminal-latin = Клетки и клавиши — латинские буквы: переключите раскладку клавиатуры.
terminal-takes-accio = { $uses ->
    [one] { $cell }: эта карта не из вашего ряда, нужно заклинание (осталось { $uses } применение).
    [few] { $cell }: эта карта не из вашего ряда, нужно заклинание (осталось { $uses } применения).
   *[many] { $cell }: эта карта не из вашего ряда, нужно заклинание (осталось { $uses } применений).
}
terminal-ends-last = { $cell } — последняя карта ({ $line }): игра сразу закончится для всех.
terminal-ends-spells = Там ({ $place }) только «Ух! Не повезло!» и «Глазное яблоко», брать их нельзя: игра сразу закончится для всех.
terminal-do-it = Вы уверены?

# Where each card leads. Numbers and spells have eleven letters.

terminal-leads = Куда приведёт в следующий ход, если не вмешается «Ух! Не повезло!»
terminal-leads-to = дальше { $place }
terminal-leads-corner = дальше { $place }: брать нечего
terminal-leads-stay = остаётесь: { $place }
terminal-leads-now = сразу { $place }
terminal-leads-nowhere = ход на этом закончится
terminal-leads-end = конец игры
terminal-leads-accio = Заклинанием «Волшебное появление»
terminal-leads-number = число { $number }
terminal-leads-spell = заклинание
terminal-leads-ends = Конец игры: { $cells }

# Pages, and what Enter does.

terminal-thinks = { $name } думает…
terminal-what-happened = Что произошло
terminal-all-cauldrons = Все котлы, снизу вверх
terminal-look = «Глазное яблоко»: { $name } просматривает свой котёл, снизу вверх
terminal-window = В этом окне { $width } × { $height } знаков.
terminal-window-needs = Для стола нужно { $width } × { $height }.
terminal-enter-larger = Увеличьте окно и нажмите Enter
terminal-enter-closes = Enter — закрыть
terminal-enter-opens = Enter — открыть, смотрит { $name }
terminal-enter-goes-on = Enter — дальше
terminal-enter-points = Игра окончена. Enter — показать очки
terminal-enter-recipes = Enter — показать рецепты
terminal-enter-ends = Enter — закончить
terminal-leave = Выйти из этой партии?
terminal-kept = Она сохранена в файле { $path }.
terminal-not-kept = Она не записывается и пропадёт.
terminal-go-on = Чтобы продолжить: { $command }
terminal-left = Партия не доиграна.
terminal-file-changed = Файл { $path } изменил кто-то другой, он остаётся как есть.
terminal-file-unwritable = Не удаётся записать файл { $path }: { $reason }

# Before the game.

terminal-ask-players = Сколько игроков
terminal-ask-people = Сколько из них за этой клавиатурой
terminal-ask-level = Как хорошо играют боты
terminal-ask-recipes = С картами рецептов
terminal-ask-again = Введите один из ответов: { $answers }
terminal-bot = { $color } (бот)
