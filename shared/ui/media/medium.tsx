import { type ContentText, plainText } from '@ritmi/shared/domain/content';
import { noteAt } from '@ritmi/shared/domain/uploads/notes';
import { pictureOf, videoOf } from '@ritmi/shared/domain/uploads/stored';
import type { OwnPicture } from './Picture.js';

export type Medium = {
  readonly id: string;
  readonly type: 'image' | 'video';
  readonly url: string;
  readonly caption?: ContentText | undefined;
  /** Picture before a video starts, instead of the video's own. */
  readonly poster?: string | undefined;
  /** For one of the site's own pictures, whose sizes are not in its URL. */
  readonly picture?: OwnPicture;
};

/** Text alternative of a medium: its caption, that of the media library, or its number among the media of `name`. */
export function altOf(medium: Medium, name: string, media: readonly Medium[]): string {
  return (
    plainText(medium.caption || (noteAt(medium.url).alt ?? '')) || `${name} ${media.indexOf(medium) + 1}`
  );
}

/** A medium's own width / height, limited to what fits a row; 4:5 when its URL does not contain it. */
export function shapeOf(medium: Medium): number {
  const look = lookOf(medium);
  return look ? Math.min(16 / 9, Math.max(2 / 3, look.width / look.height)) : 4 / 5;
}

/** The width of a medium's file in px; null when its URL does not contain it. */
export function fileWidthOf(medium: Medium): number | null {
  return lookOf(medium)?.width ?? null;
}

function lookOf({ url, picture }: Medium) {
  return picture ?? pictureOf(url) ?? videoOf(url);
}
