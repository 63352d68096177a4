import { styled } from 'styled-components';
import type { MediaFile } from '@ritmi/shared/domain/uploads/library';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { useStore } from '@ritmi/shared/ui/store';
import { color, layout, radius, space } from '@ritmi/shared/ui/tokens';
import { formatBytes } from '../formatBytes.js';
import { ButtonRow, Note, PlainButton, Stack } from '../look/frames.js';
import { Progress } from '../media/uploads.js';
import type { QueuedUpload, UploadTotals } from './queued.js';
import { uploadsText as text } from './text.js';
import { UploadRow } from './UploadRow.js';
import { useUploadQueue } from './Uploads.js';

const Whole = styled.div`
  ${layout.wrap(2, 4)}
  align-items: center;
  font-variant-numeric: tabular-nums;
`;

const Rows = styled.ul`
  max-height: ${space(90)};
  overflow-y: auto;
  overscroll-behavior: contain;
  padding-inline: ${space(3)};
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
`;

const Names = styled.ul`
  max-height: ${space(50)};
  overflow-y: auto;
  padding-block-start: ${space(2)};
  overflow-wrap: anywhere;
`;

type UploadPanelProps = {
  /** Shows a file that the library has already. */
  readonly onShow: (file: MediaFile) => void;
};

/** The uploads to the library: all together, and each file with what has become of it. */
export function UploadPanel({ onShow }: UploadPanelProps) {
  const { t } = useLanguage();
  const queue = useUploadQueue();
  const items = useStore(queue.items);
  const names = useStore(queue.stored.names);
  return (
    <Stack $gap={3}>
      <Totals />
      {items.length > 0 ? (
        <Rows aria-label={t(text.title)} tabIndex={0}>
          {items.map((upload) => (
            <UploadRow key={upload.id} upload={upload} onShow={onShow} />
          ))}
        </Rows>
      ) : null}
      {names.length > 0 ? (
        <details>
          <summary>{t(text.stored(names.length))}</summary>
          <Names>
            {names.map((name, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- The list only grows, and names may repeat.
              <li key={index}>{name}</li>
            ))}
          </Names>
        </details>
      ) : null}
    </Stack>
  );
}

/** Renders with every step of the progress, without the rows. */
function Totals() {
  const { t } = useLanguage();
  const queue = useUploadQueue();
  const totals = useStore(queue.totals);
  const { all, stored, known, retryable, open, bytes, sentBytes, elsewhere, unkept } = totals;
  const retryIds = () =>
    queue.items
      .get()
      .filter(mayRetry)
      .map(({ id }) => id);
  return (
    <>
      {all > 0 ? (
        <Whole>
          <span>
            {t(text.progress(stored + known, all))} · {formatBytes(sentBytes)} / {formatBytes(bytes)}
          </span>
          <Progress max={Math.max(1, bytes)} value={sentBytes} aria-label={t(text.whole)} />
          <ButtonRow>
            {retryable > 0 ? (
              <PlainButton onClick={() => queue.retry(retryIds())}>{t(text.retryAll)}</PlainButton>
            ) : null}
            <PlainButton onClick={() => queue.close()}>{t(open > 0 ? text.stopAll : text.close)}</PlainButton>
          </ButtonRow>
        </Whole>
      ) : null}
      <Note role="status" hidden={all === 0 && elsewhere === 0}>
        {[...told(totals)].map((each) => t(each)).join(' ')}
      </Note>
      {unkept > 0 ? <Note role="alert">{t(text.unkept(unkept))}</Note> : null}
    </>
  );
}

/** What a reader of the screen hears: it changes only when something begins, ends or breaks. */
function* told(totals: UploadTotals) {
  const { open, isAway, elsewhere, all } = totals;
  if (open > 0) yield isAway ? text.away : text.inWork(all);
  else if (all > 0) yield text.over(totals);
  if (elsewhere > 0) yield text.elsewhere(elsewhere);
}

function mayRetry({ state }: QueuedUpload): boolean {
  const now = state.get();
  return now.step === 'refused' && now.mayRetry;
}
