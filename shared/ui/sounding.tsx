import { createStore } from './store.js';

/**
 * What was last switched on of what makes a sound: the layers of the hall, the bar with an artist's pieces, or a film. The
 * others fall silent: one plays at a time, and none starts again by itself.
 */
export const sounding = createStore<'hall' | 'bar' | 'film' | null>(null);
