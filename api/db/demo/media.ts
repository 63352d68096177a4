import { mediaType } from '@ritmi/shared/domain/media';
import type { DemoFile, UrlOf } from './files.js';

/** Media items in their order, each with its caption. */
export function mediaOf(url: UrlOf, files: readonly (readonly [file: DemoFile, caption: string])[]) {
  return files.map(([file, caption]) => ({ type: mediaType(file), url: url(file), caption }));
}
