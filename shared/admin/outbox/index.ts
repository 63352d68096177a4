export { storedPath } from './entry.js';
export { openOutboxes } from './outboxes.js';
export { MissingFileError, type OutboxStorage, type StoredFile } from './storage.js';
export { sendingText } from './text.js';
