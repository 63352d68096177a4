import { useRef, useState } from 'react';
import { useHost } from '../../host/host.js';
import { type RunningUpload, sendFile } from './useUploads.js';

/** Sends a chosen file as the first part of a save; a save that is tried again does not send it again. */
export function useUploadOnSave() {
  const host = useHost();
  const [running, setRunning] = useState<RunningUpload | null>(null);
  const stop = useRef<AbortController | null>(null);
  const sent = useRef(new WeakMap<File, string>());

  /** @throws what `sendFile` throws, an AbortError when it is cancelled */
  async function send(file: File): Promise<string> {
    const known = sent.current.get(file);
    if (known) return known;
    const controller = new AbortController();
    stop.current = controller;
    const onProgress = (share: number) => {
      setRunning({ name: file.name, share });
      host.showProgress?.(share);
    };
    onProgress(0);
    try {
      const url = await sendFile(host, file, { onProgress, signal: controller.signal });
      if (url === null) throw new TypeError('The answer of the upload has no url');
      sent.current.set(file, url);
      return url;
    } finally {
      setRunning(null);
      host.showProgress?.(null);
    }
  }

  return { running, send, cancel: () => stop.current?.abort() };
}

export type UploadOnSave = ReturnType<typeof useUploadOnSave>;
