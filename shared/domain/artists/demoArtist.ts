import { demoMediumId, mediaType } from '../media.js';

type DemoArtist = { readonly media: readonly { readonly file: string; readonly caption: string }[] };

/** An artist of the demo's file as the API returns it, for tests. */
export function demoArtist({ media, ...artist }: DemoArtist): object {
  const shown = media.map(({ file: url, caption }) => {
    return { id: demoMediumId(url), type: mediaType(url), url, caption };
  });
  return { ...artist, media: shown };
}
