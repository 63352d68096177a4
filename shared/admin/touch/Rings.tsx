import { Pencil } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { labelAt } from '@ritmi/shared/domain/composite';
import { entityOf } from '@ritmi/shared/domain/entities';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { Ring } from '@ritmi/shared/ui/Ring';
import { at, radius, space } from '@ritmi/shared/ui/tokens';
import { useFixed } from '../kit/fixed.js';
import { entityTitle } from '../kit/model/entityText.js';
import { words } from '../kit/text.js';
import type { Managed } from './findManaged.js';
import { placeRings, targetPx } from './placeRings.js';
import { touchText } from './text.js';

const ringPx = 24;

const Layer = styled.ul`
  position: absolute;
  z-index: 1;
  inset: 0;
  overflow: clip;
  pointer-events: none;
`;

const Button = styled.button.attrs({ type: 'button' })`
  position: absolute;
  top: 0;
  left: 0;
  display: grid;
  place-items: center;
  width: ${targetPx}px;
  height: ${targetPx}px;
  border-radius: ${radius.pill};
  pointer-events: auto;
  will-change: transform;
  &[hidden] {
    display: none;
  }
  /* The same on every picture, whichever colours the admin has. */
  &::before {
    content: '';
    position: absolute;
    inset: 4px;
    border: 1px solid rgb(255 255 255 / 0.4);
    border-radius: 50%;
    background: rgb(8 8 12 / 0.9);
  }
  svg {
    grid-area: 1 / 1;
    position: relative;
    color: #ff3344;
  }
  /* It tells the ring from the logo's. */
  svg + svg {
    color: #fff;
  }
  /* What it changes, at the side with more room. */
  &::after {
    content: attr(data-name);
    position: absolute;
    left: calc(100% - 2px);
    display: none;
    max-width: 260px;
    padding: ${space(1)} ${space(3)};
    overflow: hidden;
    border: 1px solid rgb(255 255 255 / 0.4);
    border-radius: ${radius.pill};
    background: #08080c;
    color: #fff;
    font-size: 0.8125rem;
    font-weight: 600;
    line-height: 1.35;
    text-overflow: ellipsis;
    white-space: nowrap;
    pointer-events: none;
  }
  &[data-side='left']::after {
    right: calc(100% - 2px);
    left: auto;
  }
  &:focus-visible {
    z-index: 1;
    &::after {
      display: block;
    }
  }
  ${at.mouse} {
    &:hover {
      z-index: 1;
      &::before {
        border-color: #fff;
      }
      &::after {
        display: block;
      }
    }
  }
  &&&:focus-visible {
    outline: 3px solid #fff;
    outline-offset: -5px;
    box-shadow: inset 0 0 0 7px #08080c;
  }
  &[data-covered]:not(:focus-visible) {
    opacity: 0;
    pointer-events: none;
  }
`;

/** What changes where things are in a page without changing its elements. */
const moves = ['scroll', 'load', 'toggle', 'transitionend', 'animationend'];

type RingsProps = {
  readonly frame: HTMLIFrameElement;
  readonly managed: readonly Managed[];
  readonly onTouch: (managed: Managed) => void;
};

/** A ring at everything that is managed of a page, over the frame that shows it and in its order. */
export function Rings({ frame, managed, onTouch }: RingsProps) {
  const { t } = useLanguage();
  const fixed = useFixed();
  const layer = useRef<HTMLUListElement>(null);
  const place = useRef<() => void>(() => undefined);
  useEffect(() => {
    const { contentDocument: page, contentWindow: view } = frame;
    if (!page || !view) return;
    let frameId = 0;
    place.current = () => placeRings([...(layer.current?.querySelectorAll('button') ?? [])], frame, managed);
    const follow = () => {
      cancelAnimationFrame(frameId);
      frameId = requestAnimationFrame(() => place.current());
    };
    follow();
    const observer = new ResizeObserver(follow);
    observer.observe(frame);
    observer.observe(page.body);
    view.addEventListener('resize', follow);
    for (const name of moves) page.addEventListener(name, follow, { capture: true, passive: true });
    return () => {
      cancelAnimationFrame(frameId);
      observer.disconnect();
      view.removeEventListener('resize', follow);
      for (const name of moves) page.removeEventListener(name, follow, { capture: true });
    };
  }, [frame, managed]);

  /** Its kind, and which document or which of its fields. */
  function nameOf({ entity, field, title }: Managed): string {
    const what = field === null ? title : fixed(labelAt(entityOf(entity).fields, field));
    return `${t(entityTitle(entity))}: ${what || t(words.untitled)}`;
  }

  /** With the keyboard rings outside of the window are reached too. */
  function handleFocus(ring: HTMLElement, element: Element) {
    if (!ring.hasAttribute('data-covered')) return;
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    place.current();
  }

  return (
    <Layer ref={layer} aria-label={t(touchText.rings)}>
      {managed.map((each) => (
        <li key={keyIn(managed, each)}>
          <Button
            aria-label={t(touchText.edit(each.title || t(words.untitled)))}
            data-name={nameOf(each)}
            onClick={() => onTouch(each)}
            onFocus={({ currentTarget }) => handleFocus(currentTarget, each.element)}
            onWheel={({ deltaY }) => frame.contentWindow?.scrollBy({ top: deltaY, behavior: 'instant' })}
          >
            <Ring size={ringPx} />
            <Pencil size={10} strokeWidth={3} aria-hidden="true" />
          </Button>
        </li>
      ))}
    </Layer>
  );
}

/** The same ring after its page has been loaded again. */
function keyIn(managed: readonly Managed[], { entity, id, field, element }: Managed): string {
  const same = managed.filter((each) => each.entity === entity && each.id === id && each.field === field);
  return [entity, id, field, same.findIndex((each) => each.element === element)].join(' ');
}
