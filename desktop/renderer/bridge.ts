import type { Bridge } from '../preload/index.js';

declare global {
  interface Window {
    readonly ritmi: Bridge;
  }
}

/** What main offers to this window. */
export const bridge = (): Bridge => window.ritmi;
