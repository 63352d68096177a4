// JavaScript, since tsx does not reach into threads on Node 20 (decision 002).
import { parentPort, workerData } from 'node:worker_threads';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

// The thread of `isCommon`: answers zxcvbn's score from 0 (guessed at once) to 4.

// `folded` is the password as the words are: in small letters without marks.
const { password, folded, ownWords } = workerData;
const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** Signs that stand for a letter, as in `pronar1`. */
const signs = { a: '4@', b: '8', e: '3', g: '9', i: '1!', l: '1', o: '0', s: '5$', t: '7' };

/** A word with its letters or what stands for them. */
function asWritten(word) {
  const letters = Array.from(word, (letter) => {
    const literal = letter.replace(/[\\\]^-]/, String.raw`\$&`);
    return `[${literal}${signs[letter] ?? ''}]`;
  });
  return new RegExp(letters.join(''), 'g');
}

// zxcvbn rates several known words in a row as a strong password. Who knows the owner knows all of these words, so what is
// left without them must be strong too.
const longestFirst = [...ownWords].sort((one, other) => other.length - one.length);
const rest = longestFirst.reduce((left, word) => left.replace(asWritten(word), ''), folded);
const scores = [password, rest].map((text) => zxcvbn.check(text, ownWords).score);
parentPort.postMessage(Math.min(...scores));
