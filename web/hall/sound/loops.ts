import type { Pass } from '@ritmi/shared/domain/services/light';

/** Nine layers of one piece, which loop between the same samples (docs/media.md). */
export const loops = {
  sampleRate: 48_000,
  /** In samples; before it is a lead-in that each decoder trims differently. */
  loopStart: 15_360,
  loopEnd: 768_000,
} as const;

/** Length of the loop in seconds. */
export const loopSeconds = (loops.loopEnd - loops.loopStart) / loops.sampleRate;

/** By how much the whole may be raised when so many layers play, in decibels. */
const boosts = [5.5, 4, 3, 2, 1.5, 1];

/** The gain of the whole while so many layers play. */
export function gainFor(layers: number): number {
  const decibels = boosts[Math.min(layers, boosts.length) - 1] ?? 0;
  return 10 ** (decibels / 20);
}

/**
 * Where in its buffer a layer starts, in seconds, so that it is in phase with what plays.
 * @param at when it starts
 * @param begun when the first layer began, on the same clock
 */
export function offsetAt(at: number, begun: number): number {
  return loops.loopStart / loops.sampleRate + ((at - begun) % loopSeconds);
}

export function fileOf(layer: Pass, format: 'ogg' | 'm4a'): string {
  return `/sound/loop-${layer}.${format}`;
}
