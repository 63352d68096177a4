/** Specification section 8, uploads, and section 4, the state while one runs. */
export const uploadText = {
  uploading: 'Uploading file...',
  done: 'File uploaded successfully',
  noUrl: 'Invalid response format from server',
  failed: 'Failed to upload file',
  tellsPlace:
    'This video tells everybody where it was recorded. Remove the place from the file if it is private',
} as const;

/** Contract, Admin: labels of a media list. */
export const mediaLabels = {
  type: 'Media type',
  url: 'Media URL',
  caption: 'Caption',
  file: 'Media file',
} as const;
