import type { AcceptedMedia } from '@ritmi/shared/domain/uploads/rules';

/** Makes a path for a file that is not complete yet. Whoever asks for it removes it. */
export type NewPath = (extension?: string) => string;

/** A file that has arrived complete and is of an accepted kind, but is not stored yet. */
export type ReceivedFile = {
  readonly path: string;
  readonly kind: AcceptedMedia;
  /** As the sender called it. */
  readonly filename: string;
  readonly sha256: string;
  /** Whether it is a video that tells where it was recorded. */
  readonly hasLocation: boolean;
};

export type FormTexts = Readonly<Record<string, string>>;
