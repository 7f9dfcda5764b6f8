// This device's part of the deal: a random word, promised by its hash before anybody shows one.
// Not by crypto.subtle: browsers have that only over https, and a table at home is served over http.

import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";

export const newWord = (): string => bytesToHex(crypto.getRandomValues(new Uint8Array(16)));
export const promiseOf = (word: string): string => bytesToHex(sha256(hexToBytes(word)));
