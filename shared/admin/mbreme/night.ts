import type { CreateOf } from '@ritmi/shared/domain/entities';
import type { NightKind } from '@ritmi/shared/domain/enquiry/request';
import { nightOfPictures, proposedDescription, proposedTitle } from '@ritmi/shared/domain/events/lastNight';
import { guessEventKind } from '@ritmi/shared/domain/events/kind';
import { withCleanCaption } from '@ritmi/shared/domain/media';
import { isEventDay } from '@ritmi/shared/domain/time/date';
import type { MediaItem } from '@ritmi/shared/domain/shapes';
import type { Message } from '@ritmi/shared/domain/language';
import type { Values } from '@ritmi/shared/domain/values';
import { newKey } from '../kit/model/newKey.js';
import { furtherBody } from './furtherFields.js';
import { inTime, isFilm, mainOf, type Photo } from './photos.js';
import { nightText } from './text.js';

/** What a person has chosen and typed; null where the proposal holds. */
export type Night = {
  readonly photos: readonly Photo[];
  /** Id of a photo. */
  readonly main: string | null;
  readonly kind: NightKind | '';
  readonly town: string;
  readonly date: string | null;
  readonly title: string | null;
  readonly description: string | null;
  /** What an event needs besides, as it is typed. */
  readonly further: Values;
  /** The last attempt to create the event: a repeat has the same key, after a reload too. */
  readonly attempt: Attempt | null;
};

/** What was sent, as JSON text, under which Idempotency-Key. */
export type Attempt = { readonly sent: string; readonly key: string };

export const emptyNight: Night = {
  photos: [],
  main: null,
  kind: '',
  town: '',
  date: null,
  title: null,
  description: null,
  further: {},
  attempt: null,
};

/** The night as it would be published. */
export type Plan = {
  /** The main one first, the others in the order in which they were taken. */
  readonly photos: readonly Photo[];
  readonly title: string;
  /** By the title when not chosen. */
  readonly kind: NightKind;
  readonly date: string;
  readonly isGuess: boolean;
  readonly description: string;
  readonly further: Values;
  /** The English texts of what is still as it was proposed. */
  readonly english: { readonly title?: string; readonly description?: string };
};

/** The same attempt as long as the same content is sent. */
export function attemptOf(last: Attempt | null, body: unknown): Attempt {
  const sent = JSON.stringify(body);
  return last?.sent === sent ? last : { sent, key: newKey() };
}

/** @param now wall time in Europe/Tirane */
export function planOf(night: Night, now: string): Plan {
  const sorted = inTime(night.photos);
  const guessed = nightOfPictures(
    sorted.flatMap(({ read }) => (read ? [read.time] : [])),
    now,
  );
  const date = night.date ?? (sorted.length > 0 ? guessed.day : '');
  const main = mainOf(sorted, night.main, date);
  const photos = main ? [main, ...sorted.filter(({ id }) => id !== main.id)] : [];
  const clips = photos.filter(isFilm).length;
  const title = proposedTitle({ ...night, date });
  const shownTitle = night.title ?? title.sq;
  const description = proposedDescription({ pictures: photos.length - clips, clips });
  return {
    photos,
    title: shownTitle,
    kind: night.kind || guessEventKind({ title: shownTitle }),
    date,
    isGuess: night.date === null && photos.length > 0 && guessed.isGuess,
    description: night.description ?? (photos.length > 0 ? description.sq : ''),
    further: night.further,
    english: {
      ...(night.title === null && { title: title.en }),
      ...(night.description === null && { description: description.en }),
    },
  };
}

export type NightField = 'photos' | 'title' | 'date' | 'description' | 'further';

/** What is missing before a night can be published, by field. */
export function problemsOf(plan: Plan): Partial<Record<NightField, Message>> {
  const { photos, title, date, description, further } = plan;
  return {
    ...(photos.length === 0 && { photos: nightText.noPhotos }),
    ...(title.trim() === '' && { title: nightText.noTitle }),
    ...(!isEventDay(date) && { date: nightText.noDate }),
    ...(description.trim() === '' && photos.length > 0 && { description: nightText.noDescription }),
    ...(furtherBody(further) === null && { further: nightText.noFurther }),
  };
}

/** A photo of the night with its address. */
export type Medium = Pick<MediaItem, 'type' | 'url'> & { readonly caption: string };

/** The event of a night, as it is created. */
export function bodyOf({ title, kind, date, description, further, english }: Plan, media: readonly Medium[]) {
  const own = {
    title: title.trim(),
    kind,
    date,
    description: description.trim(),
    featured: false,
    image: media[0]?.url ?? '',
    media: media.map((medium) => withCleanCaption(medium)),
    ...(Object.keys(english).length > 0 && { translations: { en: english } }),
  } satisfies Partial<CreateOf<'events'>>;
  return { ...furtherBody(further), ...own };
}
