import { useEffect, useRef } from 'react';
import { Film, Picture } from './Preview.js';

/** A chosen file, shown from a temporary local address that is given back with it. */
export function FilePreview({ file }: { readonly file: File }) {
  const picture = useRef<HTMLImageElement>(null);
  const film = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(file);
    const shown = picture.current ?? film.current;
    if (shown) shown.src = address;
    return () => URL.revokeObjectURL(address);
  }, [file]);
  if (file.type.startsWith('video/'))
    return <Film ref={film} controls muted playsInline aria-label={file.name} />;
  return <Picture ref={picture} alt={file.name} />;
}
