import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { z } from 'zod';
import { nightKinds } from '@ritmi/shared/domain/enquiry/request';
import { maxMedia } from '@ritmi/shared/domain/composite';
import { inTirane } from '@ritmi/shared/domain/time/date';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { useStore } from '@ritmi/shared/ui/store';
import { showFailure } from '@ritmi/shared/ui/Toasts';
import type { Draft } from '../kit/drafts/draftRegistry.js';
import { useDrafts } from '../kit/drafts/Drafts.js';
import { newKey } from '../kit/model/newKey.js';
import { useLatest } from '../kit/useLatest.js';
import { emptyNight, type Night, planOf } from './night.js';
import { type Photo, photoOf, readPhoto } from './photos.js';
import { nightText as text } from './text.js';

/** The form in the list of drafts, where it is called an event. */
const form = 'events-mbreme';

const typed = z.string().nullable().catch(null);

/** The values of a draft; its files are beside them. */
const stored = z.object({
  photos: z.array(z.object({ id: z.string(), caption: z.string(), url: z.string().optional() })).catch([]),
  main: typed,
  kind: z.enum(nightKinds).or(z.literal('')).catch(''),
  town: z.string().catch(''),
  date: typed,
  title: typed,
  description: typed,
  further: z.record(z.string(), z.unknown()).catch({}),
  attempt: z.object({ sent: z.string(), key: z.string() }).nullable().catch(null),
});

/** Whether a photo is chosen already. */
const isSame = (a: File, b: File) =>
  a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;

const isSeen = ({ type }: File) => /^(image|video)\//.test(type);

/** A night that is being put together. It is stored as a draft, with its files, until it is published. */
export function useNight() {
  const { t } = useLanguage();
  const [night, setNight] = useState(emptyNight);
  const [openedAt] = useState(() => inTirane(Date.now()));
  const latest = useLatest(night);

  const change = (part: Partial<Omit<Night, 'photos'>>) => setNight((last) => ({ ...last, ...part }));

  /** Changes the photos with these ids, all at once. */
  function changePhotos(parts: ReadonlyMap<string, Partial<Photo>>) {
    setNight((last) => ({
      ...last,
      photos: last.photos.map((photo) => ({ ...photo, ...parts.get(photo.id) })),
    }));
  }

  /** Shows photos at once, and reads them afterwards. */
  function put(photos: readonly Photo[], part: Partial<Night> = {}) {
    setNight((last) => ({ ...last, ...part, photos: [...last.photos, ...photos] }));
    const reading = photos.map(async ({ id, file }) => [id, { read: await readPhoto(file) }] as const);
    void Promise.all(reading).then((read) => changePhotos(new Map(read)));
  }

  function add(files: readonly File[]) {
    const others = files.filter((file) => !isSeen(file));
    if (others.length > 0) showFailure(t(text.notPhotos(others.map(({ name }) => name).join(', '))));
    const known = latest.current.photos;
    const fresh = files.filter((file) => isSeen(file) && !known.some((photo) => isSame(photo.file, file)));
    const room = maxMedia - known.length;
    if (fresh.length > room) showFailure(t(text.tooMany(maxMedia)));
    put(fresh.slice(0, room).map((file) => photoOf(file)));
  }

  function remove(id: string) {
    const photo = night.photos.find((each) => each.id === id);
    if (photo) URL.revokeObjectURL(photo.address);
    setNight((last) => ({ ...last, photos: last.photos.filter((each) => each.id !== id) }));
  }

  function clear() {
    for (const { address } of latest.current.photos) URL.revokeObjectURL(address);
    setNight(emptyNight);
  }

  const dropDraft = useNightDraft(night, {
    plan: planOf(night, openedAt).title,
    onDiscard: clear,
    onRestore: ({ values, files }) => {
      const { photos: known, main, ...rest } = stored.parse(values);
      const photos = (files['photos'] ?? []).map((file, place) => photoOf(file, known[place]));
      // The photos have new ids.
      const place = known.findIndex(({ id }) => id === main);
      put(photos, { ...rest, main: photos[place]?.id ?? null });
    },
  });
  useEffect(
    () => () => {
      for (const { address } of latest.current.photos) URL.revokeObjectURL(address);
    },
    [latest],
  );

  function reset() {
    dropDraft();
    clear();
  }

  return {
    night,
    plan: planOf(night, openedAt),
    isReading: night.photos.some(({ read }) => read === null),
    change,
    changePhotos,
    add,
    remove,
    reset,
  };
}

function isEmpty({ photos, further, ...rest }: Night): boolean {
  const typed = [...Object.values(rest), ...Object.values(further)];
  return photos.length === 0 && typed.every((value) => value === null || value === '');
}

type DraftOptions = {
  /** What the draft is called. */
  readonly plan: string;
  readonly onDiscard: () => void;
  readonly onRestore: (draft: Draft) => void;
};

/** Keeps the draft of a night; returns a function that deletes it. */
function useNightDraft(night: Night, { plan, onDiscard, onRestore }: DraftOptions): () => void {
  const drafts = useDrafts();
  const { pathname } = useLocation();
  const id = useRef(newKey());

  function drop() {
    drafts.drop(id.current);
    id.current = newKey();
  }

  const store = useEffectEvent(() => {
    if (isEmpty(night)) return drafts.drop(id.current);
    const { photos, ...rest } = night;
    const values = {
      ...rest,
      photos: photos.map(({ id: own, caption, url }) => ({ id: own, caption, url })),
    };
    const draft = { id: id.current, owner: drafts.owner, form, path: pathname, title: plan, values };
    drafts.save({ ...draft, files: { photos: photos.map(({ file }) => file) }, savedAt: Date.now() }, () => {
      drop();
      onDiscard();
    });
  });
  useEffect(() => store(), [night]);

  useEffect(
    () => () => {
      drafts.release(id.current);
      drafts.releaseClaims(form);
    },
    [drafts],
  );

  const takeOver = useEffectEvent((claimed: Draft) => {
    onRestore(claimed);
    // Stored again under the id of this window, because another one may still have the same draft open.
    drafts.drop(claimed.id);
  });
  const claimed = useStore(drafts.lists).claims.find((draft) => draft.form === form);
  useEffect(() => {
    if (claimed) takeOver(claimed);
  }, [claimed]);

  return drop;
}
