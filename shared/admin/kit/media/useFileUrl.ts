import { useEffect, useState } from 'react';

/** A temporary local address of a chosen file, revoked when another file or none is chosen. */
export function useFileUrl(file: File | null): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file) return;
    const created = URL.createObjectURL(file);
    // oxlint-disable-next-line react/set-state-in-effect -- The address must be revoked, so it is created here.
    setUrl(created);
    return () => {
      URL.revokeObjectURL(created);
      setUrl(undefined);
    };
  }, [file]);
  return url;
}
