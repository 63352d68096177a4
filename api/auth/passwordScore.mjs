// JavaScript, since tsx does not reach into threads on Node 20 (decision 002).
import { parentPort, workerData } from 'node:worker_threads';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

// The thread of `isCommonPassword`: answers zxcvbn's score from 0 (guessed at once) to 4.

const { password, ownWords } = workerData;
const { score } = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs }).check(password, ownWords);
parentPort.postMessage(score);
