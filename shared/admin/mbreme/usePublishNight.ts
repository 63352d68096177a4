import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiError, isTransient } from '@ritmi/shared/client/ApiError';
import type { Message } from '@ritmi/shared/domain/language';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { useHost } from '../host/host.js';
import { useUploadOnSave } from '../kit/media/uploads.js';
import { failureWithServerText } from '../kit/model/failureText.js';
import { invalidateAfter } from '../kit/model/queries.js';
import { send } from '../kit/resource/write.js';
import { useReportFailure } from '../kit/session/useSession.js';
import { type Attempt, attemptOf, bodyOf, type Medium, type Plan } from './night.js';
import { isFilm, type Photo } from './photos.js';
import { nightText } from './text.js';

/** Specification section 8, events. */
const failure = failureWithServerText('Failed to add event');

/** A night that was not published. */
type Failure = {
  readonly error: unknown;
  /** The photo that the server refused. */
  readonly photo: Message | null;
};

/** A published night. */
export type Published = {
  readonly plan: Plan;
  /** Null while it waits in the outbox. */
  readonly id: string | null;
};

type Sending = {
  /** How many photos are uploaded. */
  readonly done: number;
  readonly all: number;
};

type Progress = {
  /** Called once with the addresses of all that are uploaded, by the ids of the photos. */
  readonly onUploaded: (urls: ReadonlyMap<string, { readonly url: string }>) => void;
  /** Called before the event is created. */
  readonly onAttempt: (attempt: Attempt) => void;
};

/**
 * Uploads the photos of a night one after the other, then creates its event: once, however often it is pressed or tried.
 * Where the host has an outbox, what does not reach the server goes there.
 */
export function usePublishNight({ onUploaded, onAttempt }: Progress) {
  const host = useHost();
  const client = useQueryClient();
  const reportFailure = useReportFailure();
  const { running, send: upload, cancel } = useUploadOnSave();
  const isBusy = useRef(false);
  /** The photo that is being uploaded. */
  const inHand = useRef<Message | null>(null);
  const [sending, setSending] = useState<Sending | null>(null);
  const [failed, setFailed] = useState<Failure | null>(null);
  const { t } = useLanguage();
  // Leaving the screen stops it; what is uploaded by then is in the draft.
  useEffect(() => cancel, [cancel]);

  async function uploaded(photos: readonly Photo[]): Promise<Medium[]> {
    const urls = new Map<string, { url: string }>();
    let isAway = false;
    const onQueued = () => {
      isAway = true;
    };
    try {
      for (const { id, file, url } of photos) {
        setSending({ done: urls.size, all: photos.length });
        inHand.current = nightText.photo(urls.size + 1, file.name);
        urls.set(id, { url: url ?? (await upload(file, { isAway, onQueued })) });
      }
    } finally {
      onUploaded(urls);
    }
    inHand.current = null;
    setSending({ done: photos.length, all: photos.length });
    return photos.map((photo) => ({
      type: isFilm(photo) ? 'video' : 'image',
      url: urls.get(photo.id)?.url ?? '',
      caption: photo.caption,
    }));
  }

  /**
   * @param last attempt of this night
   * @returns null if it failed, was stopped, or is running already
   */
  async function publish(plan: Plan, last: Attempt | null): Promise<Published | null> {
    if (isBusy.current) return null;
    isBusy.current = true;
    setFailed(null);
    try {
      const body = bodyOf(plan, await uploaded(plan.photos));
      const write = { entity: 'events', kind: 'create', body, title: body.title } as const;
      const attempt = attemptOf(last, body);
      onAttempt(attempt);
      const { document } = await send(host, { ...write, key: attempt.key });
      void invalidateAfter(client, 'events');
      return { plan, id: document?.id ?? null };
    } catch (caught) {
      if (!(caught instanceof DOMException && caught.name === 'AbortError')) {
        // Without a network any other photo would have failed too.
        const photo = caught instanceof ApiError && !isTransient(caught) ? inHand.current : null;
        await reportFailure(caught, { ...failure, ...(photo && { about: t(photo) }) });
        setFailed({ error: caught, photo });
      }
      return null;
    } finally {
      setSending(null);
      isBusy.current = false;
    }
  }

  const share = sending && (sending.done + (running?.share ?? 0)) / sending.all;
  return { publish, cancel, failed, sending: sending && { ...sending, share: share ?? 0 } };
}
