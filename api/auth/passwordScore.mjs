// JavaScript, since tsx does not reach into threads on Node 20 (decision 002).
import { parentPort, workerData } from 'node:worker_threads';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

// The thread of `isCommon`: answers zxcvbn's score from 0 (guessed at once) to 4.

// `folded` is the password as the words are: in small letters without marks.
const { password, folded, ownWords } = workerData;
const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

// zxcvbn rates several known words in a row as a strong password. Who knows the owner knows all of these words, so what is
// left without them must be strong too.
const longestFirst = [...ownWords].sort((one, other) => other.length - one.length);
const rest = longestFirst.reduce((left, word) => left.replaceAll(word, ''), folded);
const scores = [password, rest].map((text) => zxcvbn.check(text, ownWords).score);
parentPort.postMessage(Math.min(...scores));
