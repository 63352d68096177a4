import { sessionText } from './text.js';

/** Nobody is signed in, so nothing was sent. */
export class MissingTokenError extends Error {
  override readonly name = 'MissingTokenError';

  constructor() {
    super(sessionText.missingToken);
  }
}
