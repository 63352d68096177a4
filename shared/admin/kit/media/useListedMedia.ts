import { type KeyboardEvent, useEffect, useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { mediaType } from '@ritmi/shared/domain/media';
import { newKey } from '../newKey.js';
import { type ListedMedium, type MediaValues, noMedium, uploadedType } from './listedMedia.js';

/** What a line of the list shows besides its boxes. */
type Shown = Pick<ListedMedium, 'id' | 'type' | 'url'>;

/** A medium of the list and its place, from 0. */
export type Entry = { readonly id: string; readonly place: number; readonly medium: Shown };

type Options = {
  /** Said when a medium is added without a URL. */
  readonly emptyUrlText: string;
  /** The field that the first medium fills when it is empty. */
  readonly mainImage?: string | undefined;
};

/** What can be done with the media of a form, and with the boxes in which one more is put together. */
export function useListedMedia({ emptyUrlText, mainImage }: Options) {
  const { control, getValues, setValue, setError, setFocus, clearErrors } = useFormContext();
  const media = useWatch({ control, name: 'media' }) as ListedMedium[] | undefined;
  // Typing in a caption changes none of it, so no row renders again.
  const shown = JSON.stringify((media ?? []).map(({ id, type, url }): Shown => ({ id, type, url })));
  const entries = useMemo(
    () => (JSON.parse(shown) as Shown[]).map((medium, place): Entry => ({ id: medium.id, place, medium })),
    [shown],
  );
  const url = String(useWatch({ control, name: 'url' }) ?? '');
  useEffect(() => clearErrors('url'), [url, clearErrors]);

  function setBoxes(medium: typeof noMedium) {
    setValue('type', medium.type, { shouldDirty: true });
    setValue('url', medium.url, { shouldDirty: true });
    setValue('caption', medium.caption, { shouldDirty: true });
  }

  /** Answers whether there was a URL to add. */
  function addBoxes(): boolean {
    const values = getValues() as MediaValues & Record<string, unknown>;
    const address = values.url.trim();
    if (address === '') return false;
    // A .mp4 is a video, whatever the chosen type.
    const type = values.type === 'video' ? 'video' : mediaType(address);
    const added: ListedMedium = { id: newKey(), type, url: address, caption: values.caption.trim() };
    setValue('media', [...values.media, added], { shouldDirty: true });
    if (mainImage && !values[mainImage]) setValue(mainImage, added.url, { shouldDirty: true });
    setBoxes(noMedium);
    return true;
  }

  /** Whether the boxes have a caption without an address, which could not be saved. */
  const hasLoneCaption = () =>
    String(getValues('caption')).trim() !== '' && String(getValues('url')).trim() === '';

  function add() {
    if (!addBoxes()) setError('url', { type: 'required', message: emptyUrlText });
    setFocus('url');
  }

  function addUploaded(uploaded: string, file: File) {
    const focused = document.activeElement;
    const isCaptionTyped = focused instanceof HTMLInputElement && focused.name === 'caption';
    // With several files each one moves the one before it to the list.
    const isMoved = addBoxes();
    setBoxes({ ...noMedium, type: uploadedType(uploaded, file.type), url: uploaded });
    if (isMoved && isCaptionTyped) followCaption();
    // The file input was off while it was sent, and so lost the focus.
    else if (focused === document.body) setFocus('caption');
  }

  /** Moves the focus with the medium, whose caption is being typed, to the list. */
  function followCaption() {
    const last = (getValues('media') as ListedMedium[]).length - 1;
    // Its box is there after the next render.
    requestAnimationFrame(() => setFocus(`media.${last}.caption`));
  }

  /** Enter in a caption goes to the next one, or adds the medium in the boxes; in the last one it saves. */
  function handleEnter(event: KeyboardEvent) {
    const { target, key, nativeEvent } = event;
    if (key !== 'Enter' || event.ctrlKey || event.metaKey || nativeEvent.isComposing) return;
    if (!(target instanceof HTMLInputElement)) return;
    const place = Number(/^media\.(\d+)\.caption$/.exec(target.name)?.[1] ?? -1);
    const isInBoxes = target.name === 'url' || target.name === 'caption';
    const hasNext = place >= 0 && place + 1 < entries.length;
    const hasBoxes = getValues('url') !== '';
    if (!hasNext && !((isInBoxes || place >= 0) && hasBoxes)) return;
    event.preventDefault();
    if (isInBoxes) return add();
    // At once: the next letter may come before a timer.
    const next = target.form?.elements.namedItem(hasNext ? `media.${place + 1}.caption` : 'caption');
    if (next instanceof HTMLElement) next.focus();
  }

  function put(list: readonly ListedMedium[]) {
    // Errors belong to indexes, which have changed.
    clearErrors('media');
    setValue('media', list, { shouldDirty: true });
  }

  function remove(id: string) {
    put((getValues('media') as ListedMedium[]).filter((medium) => medium.id !== id));
    setFocus('url');
  }

  async function move(from: number, to: number) {
    const list = [...(getValues('media') as ListedMedium[])];
    list.splice(to, 0, ...list.splice(from, 1));
    put(list);
  }

  return { entries, url, addBoxes, hasLoneCaption, add, addUploaded, remove, move, handleEnter };
}
