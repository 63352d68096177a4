import { type ComponentType, lazy, Suspense } from 'react';
import { LeaveSite } from '../links/LeaveSite.js';

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

// The full-screen view and its styles come with the first click, never with the page.
const Slides = lazy<ComponentType<LightboxProps>>(() =>
  Promise.all([import('./LightboxSlides.js'), import('yet-another-react-lightbox/styles.css')]).then(
    ([{ LightboxSlides }]) => ({ default: LightboxSlides }),
    () => ({ default: PlainPicture }),
  ),
);

/** Full-screen view of pictures over the page: a modal dialog that begins at one picture and wraps around. */
export function Lightbox(props: LightboxProps) {
  return (
    <Suspense fallback={null}>
      <Slides {...props} />
    </Suspense>
  );
}

/** What the link does anyway, for when the view itself cannot be loaded. */
function PlainPicture({ pictures, index, onClose }: LightboxProps) {
  const src = pictures[index]?.src;
  return src ? <LeaveSite href={src} onLeave={onClose} /> : null;
}
