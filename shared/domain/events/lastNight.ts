import { type NightKind, nightKindLabels } from '../enquiry/request.js';
import type { Message } from '../language.js';
import { formatDate, isEventDay, toDay } from '../time/date.js';
import { addDays } from '../time/month.js';

// What the pictures of a night say about it, and the words that are proposed for it.

/** When a picture was taken, as far as its file says. Both are wall times, `YYYY-MM-DDThh:mm`; null if unknown. */
export type PictureTime = {
  /** By the camera, in the time of the place. */
  readonly taken: string | null;
  /** The last change of the file, in Europe/Tirane; copies and downloads have a later one. */
  readonly modified: string | null;
};

const cameraPattern = /^(\d{4}):(\d{2}):(\d{2}) (\d{2}):(\d{2})/;

/** The wall time in an EXIF date, which names no zone; null for what is none, such as `0000:00:00 00:00:00`. */
export function cameraTime(exif: unknown): string | null {
  const [match, year, month, day, hour, minute] =
    cameraPattern.exec(typeof exif === 'string' ? exif : '') ?? [];
  if (match === undefined) return null;
  const time = `${year}-${month}-${day}T${hour}:${minute}`;
  const at = new Date(`${time}Z`);
  // The 31st of a short month would be another day.
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(time) ? time : null;
}

/** From this hour on a picture belongs to the night that comes, before it to the one that was. */
const noon = 12;

/** The day on which the night of a wall time began: at four in the morning still yesterday. */
export function nightOf(time: string): string {
  const day = toDay(time);
  return Number(time.slice(11, 13)) < noon ? addDays(day, -1) : day;
}

/** A file changed earlier than this many days ago says little of last night. */
const plausibleDays = 60;

/** `isGuess`: no camera has said so. */
export type GuessedNight = { readonly day: string; readonly isGuess: boolean };

/**
 * The night of most of the pictures, the later one of two that have as many. Without a picture that has its own time the
 * files' last changes count, and without these it is the night that was last.
 * @param now wall time in Europe/Tirane; later times are those of a camera that is set wrong
 */
export function nightOfPictures(times: readonly PictureTime[], now: string): GuessedNight {
  const isPast = (time: string) => time <= now && isEventDay(toDay(time));
  const taken = times.flatMap((each) => (each.taken !== null && isPast(each.taken) ? [each.taken] : []));
  if (taken.length > 0) return { day: mostOf(taken.map(nightOf)), isGuess: false };
  const since = addDays(toDay(now), -plausibleDays);
  const changed = times.flatMap(({ modified }) =>
    modified !== null && isPast(modified) && modified >= since ? [modified] : [],
  );
  return { day: mostOf([...changed, ...(changed.length > 0 ? [] : [now])].map(nightOf)), isGuess: true };
}

/** The day that comes most often, the later one of two that come as often. */
function mostOf(days: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const day of days) counts.set(day, (counts.get(day) ?? 0) + 1);
  const [most] = [...counts].sort(([a, countA], [b, countB]) => countB - countA || (a < b ? 1 : -1));
  return most?.[0] ?? '';
}

/** Towns that are offered before any other. */
export const offeredTowns = ['Tiranë', 'Durrës', 'Vlorë', 'Shkodër', 'Elbasan', 'Fier', 'Korçë', 'Sarandë'];

type TitleParts = {
  readonly kind: NightKind | '';
  readonly town: string;
  /** `YYYY-MM-DD`, or nothing. */
  readonly date: string;
};

const evening = { sq: 'Mbrëmje', en: 'Evening' };

/**
 * `Dasmë në Durrës`, without a town `Dasmë, 14 qershor 2026`; empty while nothing is known but the date. It begins with
 * the kind's name, so that the kind can be told from it.
 */
export function proposedTitle({ kind, town, date }: TitleParts): Message {
  const place = town.trim();
  if (kind === '' && place === '') return { sq: '', en: '' };
  const called: Message = kind === '' || kind === 'tjeter' ? evening : nightKindLabels[kind];
  if (place !== '') return { sq: `${called.sq} në ${place}`, en: `${called.en} in ${place}` };
  if (date === '') return called;
  return { sq: `${called.sq}, ${formatDate(date)}`, en: `${called.en}, ${formatDate(date, 'en')}` };
}

type Counts = { readonly pictures: number; readonly clips: number };

/** `Një natë, 20 foto.` */
export function proposedDescription({ pictures, clips }: Counts): Message {
  const sq = [...(pictures > 0 ? [`${pictures} foto`] : []), ...(clips > 0 ? [`${clips} video`] : [])];
  const en = [...counted(pictures, 'photo'), ...counted(clips, 'video')];
  return { sq: `Një natë, ${sq.join(' dhe ')}.`, en: `One night, ${en.join(' and ')}.` };
}

function counted(count: number, noun: string): string[] {
  return count > 0 ? [`${count} ${noun}${count === 1 ? '' : 's'}`] : [];
}
