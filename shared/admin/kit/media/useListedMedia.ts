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
  // A letter in a caption changes none of it, and so renders no line.
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
    // Nobody has to say twice that a .mp4 is a video.
    const type = values.type === 'video' ? 'video' : mediaType(address);
    const added: ListedMedium = { id: newKey(), type, url: address, caption: values.caption.trim() };
    setValue('media', [...values.media, added], { shouldDirty: true });
    if (mainImage && !values[mainImage]) setValue(mainImage, added.url, { shouldDirty: true });
    setBoxes(noMedium);
    return true;
  }

  /** Whether a caption stands in the boxes that belongs to no address: it could not be saved. */
  const hasLoneCaption = () =>
    String(getValues('caption')).trim() !== '' && String(getValues('url')).trim() === '';

  function add() {
    if (!addBoxes()) setError('url', { type: 'required', message: emptyUrlText });
    setFocus('url');
  }

  function addUploaded(uploaded: string, file: File) {
    const focused = document.activeElement;
    const isCaptionTyped = focused instanceof HTMLInputElement && focused.name === 'caption';
    // Of several files each makes room for the next one.
    const isMoved = addBoxes();
    setBoxes({ ...noMedium, type: uploadedType(uploaded, file.type), url: uploaded });
    if (isMoved && isCaptionTyped) followCaption();
    // The file input was off while it was sent, and so lost the focus.
    else if (focused === document.body) setFocus('caption');
  }

  /** What is typed belongs to the medium that has just moved to the list. */
  function followCaption() {
    const last = (getValues('media') as ListedMedium[]).length - 1;
    // Its box is there after the next render.
    requestAnimationFrame(() => setFocus(`media.${last}.caption`));
  }

  /** Enter in a caption goes on to the next one, and adds what stands in the boxes; after the last one it saves. */
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
    // They stand at numbers, which are others now.
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
