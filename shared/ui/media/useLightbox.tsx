import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { isPlainClick } from '../links/plainClick.js';
import { Lightbox, type LightboxPicture } from './Lightbox.js';

type OpeningLink = {
  readonly href: string;
  /** Keeps the site's router away from the picture's address. */
  readonly 'data-vike': 'false';
  readonly onClick: (event: MouseEvent<HTMLAnchorElement>) => void;
};

/**
 * Pictures that open full screen. `linkTo` gives the attributes of the link around a picture: without JavaScript it
 * leads to the full picture. `lightbox` is to be rendered once, anywhere.
 */
export function useLightbox(
  name: string,
  pictures: readonly LightboxPicture[],
): { readonly linkTo: (index: number) => OpeningLink; readonly lightbox: ReactNode } {
  const [index, setIndex] = useState<number | null>(null);
  const opener = useRef<HTMLElement>(null);

  function linkTo(position: number): OpeningLink {
    return {
      href: pictures[position]?.src ?? '',
      'data-vike': 'false',
      onClick: (event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        opener.current = event.currentTarget;
        setIndex(position);
      },
    };
  }

  function handleClose() {
    setIndex(null);
    opener.current?.focus({ preventScroll: true });
  }

  const lightbox =
    index === null ? null : <Lightbox name={name} pictures={pictures} index={index} onClose={handleClose} />;
  return { linkTo, lightbox };
}
