import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react';
import { type UseFieldArrayReturn, useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import type { FieldOf } from '@ritmi/shared/domain/kinds';
import { mediaType } from '@ritmi/shared/domain/media';
import type { MediaType } from '@ritmi/shared/domain/shapes';
import { useTranslatedCaptions } from '../languages/useTranslatedRows.js';
import { newKey } from '../model/newKey.js';
import { problemOf } from '../problems/problem.js';

export type MediumValues = {
  type: MediaType;
  url: string;
  caption: string;
  /** Of a listed medium: the one of the API, or a new one by which its translated captions name it. */
  id?: string;
};

export const emptyMedium: MediumValues = { type: 'image', url: '', caption: '' };

/** A medium of the list and its place, from 0. */
export type Entry = { readonly id: string; readonly place: number };

/** From this many files or media on they are laid out over the width. */
export const deskFrom = 3;

/** Where a form has the inputs of a new medium, beside its list: `+media`, `shows.0.+clips`. No field has such a name. */
export const typedName = (name: string): string => name.replace(/[^.]+$/, '+$&');

type ListedMedia = { readonly name: string; readonly field: FieldOf<'media'> };

/** The media list of a form, and the inputs of a new medium, with their actions. */
export function useListedMedia({ name, field: { emptyUrlText, mainImage } }: ListedMedia) {
  const { control, getValues, setValue, setError, setFocus, clearErrors } = useFormContext();
  const typed = typedName(name);
  const main = mainImage && name.replace(/[^.]+$/, mainImage);
  const list = useFieldArray({ control, name });
  const entries = useMemo(() => list.fields.map(({ id }, place): Entry => ({ id, place })), [list.fields]);
  const watched: unknown = useWatch({ control, name: `${typed}.url` });
  const url = typeof watched === 'string' ? watched : '';
  useEffect(() => clearErrors(`${typed}.url`), [typed, url, clearErrors]);

  const listed = (): readonly MediumValues[] => getValues(name) ?? [];
  const readTyped = (): MediumValues => ({ ...emptyMedium, ...getValues(typed) });

  function setTyped(medium: MediumValues) {
    setValue(`${typed}.type`, medium.type);
    setValue(`${typed}.url`, medium.url);
    setValue(`${typed}.caption`, medium.caption);
  }

  /** Adds the medium in the inputs; returns whether there was a URL to add. */
  function addTyped(): boolean {
    const values = readTyped();
    const address = values.url.trim();
    if (address === '') return false;
    // A .mp4 is a video, whatever the chosen type.
    const type = values.type === 'video' ? 'video' : mediaType(address);
    list.append({ id: newKey(), type, url: address, caption: values.caption.trim() }, { shouldFocus: false });
    if (main && !getValues(main)) setValue(main, address);
    setTyped(emptyMedium);
    return true;
  }

  function add() {
    if (!addTyped()) setError(`${typed}.url`, problemOf({ code: 'noMediaUrl', message: emptyUrlText }));
    setFocus(`${typed}.url`);
  }

  /**
   * Adds a medium that is still in its inputs when the form is submitted, so that nothing typed is lost. A caption
   * without a URL cannot be saved, so it stops the submit.
   */
  function handleSubmit(event: Event) {
    if (addTyped() || readTyped().caption.trim() === '') return;
    event.preventDefault();
    event.stopPropagation();
    add();
  }

  /** Whether uploads go to the list at once, because there are too many to caption each before the next. */
  const isDesk = useRef(false);
  const expect = (count: number) => {
    isDesk.current = count >= deskFrom;
  };

  function addUploaded(uploaded: string, contentType: string) {
    if (isDesk.current) {
      addTyped();
      setTyped({ ...emptyMedium, type: uploadedType(uploaded, contentType), url: uploaded });
      addTyped();
      return;
    }
    const focused = document.activeElement;
    const isCaptionTyped = focused instanceof HTMLInputElement && focused.name === `${typed}.caption`;
    // With several files each one moves the one before it to the list.
    const isMoved = addTyped();
    setTyped({ ...emptyMedium, type: uploadedType(uploaded, contentType), url: uploaded });
    if (isMoved && isCaptionTyped) {
      // The focus follows the medium whose caption is being typed; its input is there after the next render.
      const last = listed().length - 1;
      requestAnimationFrame(() => setFocus(`${name}.${last}.caption`));
    }
    // The file input was disabled during the upload, and so lost the focus.
    else if (focused === document.body) setFocus(`${typed}.caption`);
  }

  const handleEnter = (event: KeyboardEvent) =>
    goOn(event, { name, typed, count: entries.length, hasTyped: url !== '', add });

  const order = useOrder({ typed, main, list, listed });
  return {
    entries,
    typed,
    main,
    url,
    add,
    expect,
    addUploaded,
    ...order,
    handleSubmit,
    handleEnter,
  };
}

type Captions = {
  readonly name: string;
  readonly typed: string;
  /** How many media are listed. */
  readonly count: number;
  /** Whether there is a medium in the inputs of a new one. */
  readonly hasTyped: boolean;
  readonly add: () => void;
};

/** Enter in a caption goes to the next one, or adds the typed medium; in the last one it saves. */
function goOn(event: KeyboardEvent, { name, typed, count, hasTyped, add }: Captions) {
  const { target, key, nativeEvent } = event;
  if (key !== 'Enter' || event.ctrlKey || event.metaKey || nativeEvent.isComposing) return;
  if (!(target instanceof HTMLInputElement)) return;
  const captions = Array.from({ length: count }, (_, place) => `${name}.${place}.caption`);
  const place = captions.indexOf(target.name);
  const isInTyped = [`${typed}.url`, `${typed}.caption`].includes(target.name);
  const hasNext = place >= 0 && place + 1 < count;
  if (!hasNext && !((isInTyped || place >= 0) && hasTyped)) return;
  event.preventDefault();
  if (isInTyped) return add();
  // Synchronous, because the next letter may come before a timer.
  const next = target.form?.elements.namedItem(captions[place + 1] ?? `${typed}.caption`);
  if (next instanceof HTMLElement) next.focus();
}

type OrderOptions = {
  readonly typed: string;
  readonly main: string | undefined;
  readonly list: Pick<UseFieldArrayReturn, 'move' | 'remove'>;
  readonly listed: () => readonly MediumValues[];
};

/** Removes and moves the media of a list. */
function useOrder({ typed, main, list, listed }: OrderOptions) {
  const { getValues, setValue, setFocus } = useFormContext();
  const dropCaptions = useTranslatedCaptions();

  /** Changes the list. The main image stays that of the first medium unless the person has chosen another one. */
  function changeList(change: () => void) {
    const [before] = listed();
    change();
    const [first] = listed();
    if (main && first && before && getValues(main) === before.url) setValue(main, first.url);
  }

  function remove(place: number) {
    dropCaptions(listed()[place]?.id);
    changeList(() => list.remove(place));
    setFocus(`${typed}.url`);
  }

  async function move(from: number, to: number) {
    changeList(() => list.move(from, to));
  }

  /** Makes a medium the main one: the first, and the one in the field of the main image. */
  function makeMain(place: number) {
    const medium = listed()[place];
    list.move(place, 0);
    if (main && medium) setValue(main, medium.url, { shouldDirty: true });
  }

  return { remove, move, makeMain };
}

/** Type of an uploaded file, from its MIME type or else the extension of its URL. */
function uploadedType(url: string, fileType: string): MediaType {
  if (fileType.startsWith('video/')) return 'video';
  return fileType.startsWith('image/') ? 'image' : mediaType(url);
}
