import type { KeyboardEvent, PointerEvent } from 'react';
import { styled } from 'styled-components';
import type { FocalPoint } from '@ritmi/shared/domain/uploads/library';
import { pictureOf } from '@ritmi/shared/domain/uploads/stored';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { color, radius } from '@ritmi/shared/ui/tokens';
import { useHost } from '../host/host.js';
import { Label, Note, PlainButton, Stack } from '../kit/look/frames.js';
import { onPhone } from '../kit/look/useMedia.js';
import { mediaViewText as text } from './text.js';

/** The whole picture, so that any part of it can be pointed at. */
const Frame = styled.div`
  position: relative;
  width: fit-content;
  max-width: 100%;
  overflow: hidden;
  border-radius: ${radius.picture};
  background: ${color.card};
  touch-action: none;
  cursor: crosshair;
  img {
    display: block;
    width: auto;
    max-width: 100%;
    height: auto;
    max-height: 44vh;
    // What is typed about it stays in sight.
    ${onPhone} {
      max-height: 32vh;
    }
  }
`;

/** Two lines, so that it is seen on any picture. */
const Ring = styled.button`
  position: absolute;
  width: 44px;
  height: 44px;
  padding: 0;
  border: 3px solid #fff;
  border-radius: 50%;
  background: rgb(4 4 7 / 0.18);
  box-shadow:
    0 0 0 2px rgb(4 4 7 / 0.8),
    inset 0 0 0 2px rgb(4 4 7 / 0.8);
  transform: translate(-50%, -50%);
  cursor: grab;
  &[data-unset] {
    opacity: 0.6;
    border-style: dashed;
  }
`;

const middle: FocalPoint = { x: 0.5, y: 0.5 };
const step = 0.02;

const moves: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};

const within = (share: number) => Math.min(1, Math.max(0, Math.round(share * 100) / 100));

type FocusRingProps = {
  readonly url: string;
  /** Null for the middle, which nobody chose. */
  readonly focus: FocalPoint | null;
  readonly onChange: (focus: FocalPoint | null) => void;
};

/** A picture with a ring on the part that every crop keeps; it is dragged, or moved by the arrow keys. */
export function FocusRing({ url, focus, onChange }: FocusRingProps) {
  const { t } = useLanguage();
  const { mediaAddress } = useHost();
  const address = mediaAddress(url);
  const { x, y } = focus ?? middle;

  function point(event: PointerEvent<HTMLDivElement>) {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    if (width === 0 || height === 0) return;
    onChange({ x: within((event.clientX - left) / width), y: within((event.clientY - top) / height) });
  }
  function handleDown(event: PointerEvent<HTMLDivElement>) {
    event.currentTarget.setPointerCapture(event.pointerId);
    point(event);
  }
  function handleMove(event: PointerEvent<HTMLDivElement>) {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) point(event);
  }
  function handleKey(event: KeyboardEvent) {
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    onChange({ x: within(x + move[0]), y: within(y + move[1]) });
  }

  const place = t(text.focusAt(Math.round(x * 100), Math.round(y * 100)));
  return (
    <Stack $gap={2} role="group" aria-label={t(text.focus)}>
      <Label>{t(text.focus)}</Label>
      <Frame onPointerDown={handleDown} onPointerMove={handleMove}>
        <img
          src={address}
          srcSet={pictureOf(address)?.sources.at(-1)?.srcSet}
          sizes="420px"
          alt=""
          draggable={false}
        />
        <Ring
          type="button"
          aria-label={place}
          data-unset={focus === null ? '' : undefined}
          style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
          onKeyDown={handleKey}
        />
      </Frame>
      <Note role="status">{focus === null ? t(text.focusHint) : place}</Note>
      {focus === null ? null : (
        <div>
          <PlainButton onClick={() => onChange(null)}>{t(text.noFocus)}</PlainButton>
        </div>
      )}
    </Stack>
  );
}
