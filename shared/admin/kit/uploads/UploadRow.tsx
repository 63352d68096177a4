import { RotateCw, X } from 'lucide-react';
import { memo } from 'react';
import { styled } from 'styled-components';
import type { MediaFile } from '@ritmi/shared/domain/uploads/library';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { useStore } from '@ritmi/shared/ui/store';
import { color, layout, space, type } from '@ritmi/shared/ui/tokens';
import { formatBytes } from '../formatBytes.js';
import { ButtonRow, IconButton, PlainButton } from '../look/frames.js';
import { Progress } from '../media/uploads.js';
import type { QueuedUpload, UploadState } from './queued.js';
import { uploadsText as text } from './text.js';
import { useUploadQueue } from './Uploads.js';

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  column-gap: ${space(3)};
  min-height: ${space(14)};
  padding: ${space(1)} 0;
  border-top: 1px solid ${color.line};
  &:first-child {
    border-top: 0;
  }
`;

const Told = styled.div`
  display: grid;
  gap: ${space(1)};
  min-width: 0;
`;

const Name = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Line = styled.span`
  ${layout.wrap(1, 2)}
  align-items: center;
  color: ${color.quiet};
  font-size: ${type.size.small};
`;

const Why = styled.span`
  color: ${color.accentText};
  font-weight: 600;
`;

type UploadRowProps = {
  readonly upload: QueuedUpload;
  /** Shows the file that the library has already. */
  readonly onShow: (file: MediaFile) => void;
};

/** A file of the queue. Its progress renders this row alone. */
export const UploadRow = memo(function UploadRow({ upload, onShow }: UploadRowProps) {
  const { id, name, size } = upload;
  const { t } = useLanguage();
  const queue = useUploadQueue();
  const state = useStore(upload.state);
  return (
    <Row>
      <Told>
        <Name title={name}>{name}</Name>
        <Line>
          <span>{formatBytes(size)}</span>
          <State state={state} name={name} />
        </Line>
      </Told>
      <ButtonRow>
        {state.step === 'known' ? (
          <>
            <PlainButton onClick={() => onShow(state.stored)}>{t(text.show)}</PlainButton>
            <PlainButton onClick={() => queue.sendAnyway(id)}>{t(text.anyway)}</PlainButton>
          </>
        ) : null}
        {state.step === 'refused' && state.mayRetry ? (
          <IconButton aria-label={t(text.retry(name))} onClick={() => queue.retry([id])}>
            <RotateCw size={18} aria-hidden="true" />
          </IconButton>
        ) : null}
        <IconButton aria-label={t(text.remove(name))} onClick={() => queue.remove([id])}>
          <X size={18} aria-hidden="true" />
        </IconButton>
      </ButtonRow>
    </Row>
  );
});

function State({ state, name }: { readonly state: UploadState; readonly name: string }) {
  const { t } = useLanguage();
  if (state.step === 'waiting') return t(text.waiting);
  if (state.step === 'known') return t(text.known);
  if (state.step === 'refused') return <Why>{t(state.why)}</Why>;
  return (
    <>
      <span>{t(text.sending(Math.floor(100 * state.share)))}</span>
      <Progress max={1} value={state.share} aria-label={name} />
    </>
  );
}
