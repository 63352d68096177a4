import { today } from '../today.js';

export function data() {
  return { today: today() };
}

export type Data = ReturnType<typeof data>;
