/** Specification section 8, uploads, and section 4, the state while one runs. */
export const uploadText = {
  uploading: 'Uploading file...',
  done: 'File uploaded successfully',
  noUrl: 'Invalid response format from server',
  failed: 'Failed to upload file',
} as const;

/** Contract, Admin: labels of a media list. */
export const mediaLabels = {
  type: 'Media type',
  url: 'Media URL',
  caption: 'Caption',
  file: 'Media file',
} as const;
