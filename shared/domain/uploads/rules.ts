/** Accepted types, detected from the content (contract, wire format): MIME type → extension of the stored file. */
export const acceptedMedia = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
  'audio/wav': 'wav',
} as const;

export type AcceptedMedia = keyof typeof acceptedMedia;

export type StoredExtension = (typeof acceptedMedia)[AcceptedMedia];

const types: ReadonlyMap<string, string> = new Map(
  Object.entries(acceptedMedia).map(([type, extension]) => [extension, type]),
);

/** The MIME type of a stored or derived file by its name. */
export function typeOfName(name: string): string {
  return types.get(name.slice(name.lastIndexOf('.') + 1)) ?? 'application/octet-stream';
}

/** Maximum size of images of the about page: 5 MB, in bytes (specification section 9, contract Admin). */
export const aboutImageMaxBytes = 5 * 1024 * 1024;

/** What is wrong with an image for the about page, or null. */
export function aboutImageProblem(file: { readonly type: string; readonly size: number }): string | null {
  if (!file.type.startsWith('image/')) return 'Only image files are allowed!';
  return file.size > aboutImageMaxBytes ? 'Image must be less than 5MB!' : null;
}
