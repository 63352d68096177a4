import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { type KeyboardEvent, useEffect } from 'react';
import { styled } from 'styled-components';
import { Lightbox as Slideshow, type SlideImage } from 'yet-another-react-lightbox';
import { pictureOf } from '@ritmi/shared/domain/uploads/stored';
import { useLanguage } from '../Language.js';
import { Ring } from '../Ring.js';
import { color, radius, tint } from '../tokens.js';
import { lightboxText } from './text.js';

export type LightboxPicture = {
  readonly src: string;
  readonly alt: string;
  readonly caption?: string | undefined;
};

export type LightboxProps = {
  /** Name of the dialog. */
  readonly name: string;
  readonly pictures: readonly LightboxPicture[];
  /** The picture to begin with. */
  readonly index: number;
  readonly onClose: () => void;
};

type CaptionedSlide = SlideImage & { readonly caption?: string };

/** Full-screen view of pictures over the page: a modal dialog that begins at one picture and wraps around. */
export function LightboxSlides({ name, pictures, index, onClose }: LightboxProps) {
  const { t } = useLanguage();
  useScrollLock();
  const isAlone = pictures.length < 2;
  const hasCaption = pictures.some(({ caption }) => caption);
  return (
    <Slideshow
      open
      close={onClose}
      index={index}
      slides={pictures.map(toSlide)}
      labels={{
        Lightbox: name,
        'Photo gallery': name,
        Previous: t(lightboxText.previous),
        Next: t(lightboxText.next),
        Close: t(lightboxText.close),
        Slide: t(lightboxText.slide),
        Carousel: t(lightboxText.carousel),
        '{index} of {total}': '{index} / {total}',
      }}
      carousel={{ preload: 1, padding: '16px', spacing: '8%' }}
      controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
      animation={{ fade: 180, swipe: 260 }}
      noScroll={{ disabled: true }}
      portal={{ container: { onKeyDown: keepFocusInside } }}
      styles={hasCaption ? { ...slotStyles, slide: { paddingBottom: captionRoom } } : slotStyles}
      render={{
        iconPrev: () => <ChevronLeft aria-hidden size={28} />,
        iconNext: () => <ChevronRight aria-hidden size={28} />,
        iconLoading: () => <Ring size={48} turns />,
        iconClose: () => <X aria-hidden size={28} />,
        slideFooter: ({ slide }) => <Caption slide={slide} />,
        ...(isAlone ? { buttonPrev: () => null, buttonNext: () => null } : {}),
      }}
    />
  );
}

/** So that a caption of one line is below the picture, not on it. */
const captionRoom = 56;

const slotStyles = {
  root: { '--yarl__color_backdrop': color.page, '--yarl__color_button': color.text },
  button: {
    filter: 'none',
    margin: 6,
    padding: 8,
    // Forced colours show it: their plates are as white as the page.
    border: '1px solid transparent',
    borderRadius: radius.pill,
    backgroundColor: tint('page', 62),
  },
};

function toSlide({ src, alt, caption }: LightboxPicture): CaptionedSlide {
  return { src, alt, ...sizesOf(src), ...(caption ? { caption } : {}) };
}

/** Smaller files of an uploaded picture, so that a phone does not load the original. */
function sizesOf(src: string): Pick<SlideImage, 'width' | 'height' | 'srcSet'> {
  const picture = pictureOf(src);
  if (!picture) return {};
  const { width, height, sources } = picture;
  const files = sources.at(-1)?.srcSet.matchAll(/(\S+) (\d+)w/g) ?? [];
  const srcSet = Array.from(files, ([, file = '', pixels]) => ({
    src: file,
    width: Number(pixels),
    height: Math.round((Number(pixels) * height) / width),
  }));
  return { width, height, ...(srcSet.length > 0 ? { srcSet } : {}) };
}

function Caption({ slide }: { readonly slide: CaptionedSlide }) {
  return slide.caption ? <CaptionLine>{slide.caption}</CaptionLine> : null;
}

const CaptionLine = styled.p`
  position: absolute;
  inset: auto 0 0;
  margin: 0;
  padding: 48px 16px 16px;
  text-align: center;
  color: ${color.text};
  background: linear-gradient(transparent, ${tint('page', 90)});
  pointer-events: none;
`;

/** The page behind stays where it is while the slideshow is open. */
function useScrollLock() {
  useEffect(() => {
    const { documentElement: root, body } = document;
    const top = window.scrollY;
    const before = { overflow: body.style.overflow, paddingRight: body.style.paddingRight };
    const scrollbar = window.innerWidth - root.clientWidth;
    if (scrollbar > 0) body.style.paddingRight = `${scrollbar}px`;
    body.style.overflow = 'hidden';
    return () => {
      Object.assign(body.style, before);
      if (window.scrollY !== top) window.scrollTo({ top, behavior: 'instant' });
    };
  }, []);
}

/** Tab goes around the dialog's buttons: at either end the browser would leave the page for its own controls. */
function keepFocusInside(event: KeyboardEvent<HTMLDivElement>) {
  if (event.key !== 'Tab') return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button:not([disabled])')];
  const step = event.shiftKey ? -1 : 1;
  const at = buttons.findIndex((button) => button === document.activeElement);
  const next =
    at < 0 ? (event.shiftKey ? buttons.length - 1 : 0) : (at + step + buttons.length) % buttons.length;
  event.preventDefault();
  buttons[next]?.focus();
}
