import { useCallback, useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import type { FieldOf } from '@ritmi/shared/domain/kinds';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { shorten } from '@ritmi/shared/domain/text/cut';
import { SortableList } from '@ritmi/shared/ui/sortable/SortableList';
import { color, radius, space } from '@ritmi/shared/ui/tokens';
import { useFormLanguages } from '../languages/context.js';
import { ButtonRow, PlainButton, Stack } from '../look/frames.js';
import type { ItemValues } from '../model/values.js';
import { useLatest } from '../useLatest.js';
import { Preview } from './Preview.js';
import { MediaTile } from './MediaTile.js';
import { MediumInput } from './MediumInput.js';
import { mediaLabels, mediaText } from './text.js';
import { UploadField } from './UploadField.js';
import { deskFrom, type Entry, type MediumValues, useListedMedia } from './useListedMedia.js';
import { useFixed } from '../fixed.js';

/** The tiles are wider where each has a caption in two languages below it. */
const Frame = styled(Stack)`
  &[data-both] > ul {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 190px), 1fr));
  }
`;

/** The inputs of a new medium, below the list. */
const Composer = styled(Stack)`
  gap: ${space(3)};
  padding: ${space(3)};
  border-radius: ${radius.control};
  background: ${color.card};
`;

/** A URL needs more space than a type. */
const Pair = styled.div`
  display: grid;
  gap: ${space(3)};
  grid-template-columns: minmax(116px, 1fr) minmax(0, 3fr);
`;

type MediaListFieldProps = { readonly name: string; readonly field: FieldOf<'media'> };

/**
 * Pictures and videos as tiles that are dragged into order, and the inputs that add one more: by upload or by its URL.
 * Several files that are uploaded at once become tiles by themselves, and the form makes room for them.
 */
export function MediaListField({ name, field }: MediaListFieldProps) {
  const frame = useRef<HTMLDivElement>(null);
  const languages = useFormLanguages();
  const media = useListedMedia({ name, field });
  const { entries, main, typed, url } = media;
  const waiting = useWatch<ItemValues, 'uploads'>({ name: 'uploads' }).filter((each) => each.field === name);
  const { label, sourceName } = field;
  const fixed = useFixed();
  const labels = mediaLabels(label);

  const latest = useLatest(media);
  useEffect(() => {
    const form = frame.current?.closest('form');
    const handleSubmit = (event: Event) => latest.current.handleSubmit(event);
    form?.addEventListener('submit', handleSubmit);
    return () => form?.removeEventListener('submit', handleSubmit);
  }, [latest]);

  const renderEntry = useCallback(
    ({ place }: Entry) => (
      <MediaTile
        list={name}
        label={label}
        place={place}
        mainImage={main}
        sourceName={sourceName}
        onMain={() => latest.current.makeMain(place)}
        onRemove={() => latest.current.remove(place)}
      />
    ),
    [latest, name, label, main, sourceName],
  );

  return (
    <Frame
      ref={frame}
      role="group"
      aria-label={fixed(label)}
      data-desk={entries.length + waiting.length >= deskFrom || undefined}
      data-both={(languages?.isWide && sourceName !== undefined) || undefined}
      onKeyDown={media.handleEnter}
    >
      {entries.length > 0 ? (
        <SortableList
          entries={entries}
          labelOf={({ place }) => fixed(`${label} ${place + 1}`)}
          layout="grid"
          render={renderEntry}
          onMove={media.move}
        />
      ) : null}
      <RepeatCaption list={name} />
      <Composer>
        <UploadField
          name={name}
          label={labels.file}
          isMultiple
          // A URL is not loaded while it is being typed; that of an upload is complete.
          picture={url.startsWith('/uploads/') ? <Preview url={url} /> : null}
          onChosen={media.expect}
          onUploaded={media.addUploaded}
        />
        <Pair>
          <MediumInput path={typed} list={label} field="type" />
          <MediumInput path={typed} list={label} field="url" />
        </Pair>
        <MediumInput path={typed} list={label} field="caption" />
        <ButtonRow>
          <PlainButton onClick={media.add}>{fixed(labels.add)}</PlainButton>
        </ButtonRow>
      </Composer>
    </Frame>
  );
}

/** As wide as its words, which may need several lines on a phone. */
const Repeat = styled(PlainButton)`
  max-width: 100%;
  height: auto;
  padding-block: ${space(2)};
  white-space: normal;
  overflow-wrap: anywhere;
  text-align: start;
`;

/** From this many media without a caption on it is worth a button. */
const leastLacking = 2;

/** How many characters of the caption the button shows. */
const shownCaption = 40;

/** Gives the first caption to all media that have none; shown where there is one, and several lack theirs. */
function RepeatCaption({ list }: { readonly list: string }) {
  const { control, setValue, setFocus } = useFormContext();
  const { t } = useLanguage();
  const listed: readonly Partial<MediumValues>[] = useWatch({ control, name: list }) ?? [];
  const captions = listed.map(({ caption = '' }) => caption.trim());
  const given = captions.find((caption) => caption !== '');
  const lacking = captions.flatMap((caption, place) => (caption === '' ? [place] : []));
  const [first] = lacking;
  if (given === undefined || first === undefined || lacking.length < leastLacking) return null;

  function handleRepeat() {
    for (const place of lacking) setValue(`${list}.${place}.caption`, given, { shouldDirty: true });
    // The button goes away.
    setFocus(`${list}.${first}.caption`);
  }
  return (
    <ButtonRow>
      <Repeat onClick={handleRepeat}>
        {t(mediaText.repeatCaption(shorten(given, shownCaption), lacking.length))}
      </Repeat>
    </ButtonRow>
  );
}
