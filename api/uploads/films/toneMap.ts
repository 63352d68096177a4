import type { FilmFacts } from '@ritmi/shared/domain/uploads/films';

/**
 * The filter of ffmpeg that turns HDR into what every screen shows. Measured on grey patches: half of the range of HLG
 * becomes 56 % of that of SDR, its white for diffuse light 84 %, and its brightest light 98 %.
 */
export function toneMap({ transfer }: Pick<FilmFacts, 'transfer'>): string {
  return [
    // What a file does not say is what HDR films have.
    `zscale=tin=${transfer}:pin=bt2020:min=bt2020nc:t=linear:npl=203`,
    'format=gbrpf32le',
    'zscale=p=bt709',
    'tonemap=tonemap=mobius:desat=0',
    'zscale=t=bt709:m=bt709:r=tv',
    'format=yuv420p',
  ].join(',');
}
