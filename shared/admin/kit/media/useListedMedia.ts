import { type KeyboardEvent, useEffect, useMemo } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import type { FieldOf } from '@ritmi/shared/domain/fields';
import { mediaType } from '@ritmi/shared/domain/media';
import type { MediaType } from '@ritmi/shared/domain/shapes';
import { problemOf } from '../problems/problem.js';

type MediumValues = { type: MediaType; url: string; caption: string };

/** Values of a form with a media list: the list, and the inputs of a new medium. */
export type MediaValues = MediumValues & { media: MediumValues[] };

export const emptyMedium: MediumValues = { type: 'image', url: '', caption: '' };

/** A medium of the list and its place, from 0. */
export type Entry = { readonly id: string; readonly place: number };

/** The media list of a form, and the inputs of a new medium, with their actions. */
export function useListedMedia({ emptyUrlText, mainImage }: FieldOf<'media'>) {
  const form = useFormContext();
  const { control, getValues, setValue, setError, setFocus, clearErrors } = useFormContext<MediaValues>();
  const list = useFieldArray({ control, name: 'media' });
  const entries = useMemo(() => list.fields.map(({ id }, place): Entry => ({ id, place })), [list.fields]);
  const url = useWatch({ control, name: 'url' });
  useEffect(() => clearErrors('url'), [url, clearErrors]);

  function setTyped(typed: MediumValues) {
    setValue('type', typed.type);
    setValue('url', typed.url);
    setValue('caption', typed.caption);
  }

  /** Adds the medium in the inputs; returns whether there was a URL to add. */
  function addTyped(): boolean {
    const values = getValues();
    const address = values.url.trim();
    if (address === '') return false;
    // A .mp4 is a video, whatever the chosen type.
    const type = values.type === 'video' ? 'video' : mediaType(address);
    list.append({ type, url: address, caption: values.caption.trim() }, { shouldFocus: false });
    if (mainImage && !form.getValues(mainImage)) form.setValue(mainImage, address);
    setTyped(emptyMedium);
    return true;
  }

  function add() {
    if (!addTyped()) setError('url', problemOf({ code: 'noMediaUrl', message: emptyUrlText }));
    setFocus('url');
  }

  /**
   * Adds a medium that is still in its inputs when the form is submitted, so that nothing typed is lost. A caption
   * without a URL cannot be saved, so it stops the submit.
   */
  function handleSubmit(event: Event) {
    if (addTyped() || getValues('caption').trim() === '') return;
    event.preventDefault();
    event.stopPropagation();
    add();
  }

  function addUploaded(uploaded: string, file: File) {
    const focused = document.activeElement;
    const isCaptionTyped = focused instanceof HTMLInputElement && focused.name === 'caption';
    // With several files each one moves the one before it to the list.
    const isMoved = addTyped();
    setTyped({ ...emptyMedium, type: uploadedType(uploaded, file.type), url: uploaded });
    if (isMoved && isCaptionTyped) {
      // The focus follows the medium whose caption is being typed; its input is there after the next render.
      const last = getValues('media').length - 1;
      requestAnimationFrame(() => setFocus(`media.${last}.caption`));
    }
    // The file input was disabled during the upload, and so lost the focus.
    else if (focused === document.body) setFocus('caption');
  }

  /** Enter in a caption goes to the next one, or adds the typed medium; in the last one it saves. */
  function handleEnter(event: KeyboardEvent) {
    const { target, key, nativeEvent } = event;
    if (key !== 'Enter' || event.ctrlKey || event.metaKey || nativeEvent.isComposing) return;
    if (!(target instanceof HTMLInputElement)) return;
    const place = Number(/^media\.(\d+)\.caption$/.exec(target.name)?.[1] ?? -1);
    const isInTyped = target.name === 'url' || target.name === 'caption';
    const hasNext = place >= 0 && place + 1 < entries.length;
    const hasTyped = getValues('url') !== '';
    if (!hasNext && !((isInTyped || place >= 0) && hasTyped)) return;
    event.preventDefault();
    if (isInTyped) return add();
    // Synchronous, because the next letter may come before a timer.
    const next = target.form?.elements.namedItem(hasNext ? `media.${place + 1}.caption` : 'caption');
    if (next instanceof HTMLElement) next.focus();
  }

  /** Changes the list. The main image stays that of the first medium unless the person has chosen another one. */
  function changeList(change: () => void) {
    const [before] = getValues('media');
    change();
    const [first] = getValues('media');
    if (mainImage && first && before && form.getValues(mainImage) === before.url)
      form.setValue(mainImage, first.url);
  }

  function remove(place: number) {
    changeList(() => list.remove(place));
    setFocus('url');
  }

  async function move(from: number, to: number) {
    changeList(() => list.move(from, to));
  }

  return { entries, url, add, addUploaded, remove, move, handleSubmit, handleEnter };
}

/** Type of an uploaded file, from its MIME type or else the extension of its URL. */
function uploadedType(url: string, fileType: string): MediaType {
  if (fileType.startsWith('video/')) return 'video';
  return fileType.startsWith('image/') ? 'image' : mediaType(url);
}
