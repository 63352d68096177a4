import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { Ring } from '@ritmi/shared/ui/Ring';
import { at, radius } from '@ritmi/shared/ui/tokens';
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
    position: relative;
    color: #ff3344;
  }
  ${at.mouse} {
    &:hover::before {
      border-color: #fff;
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
            title={each.title}
            onClick={() => onTouch(each)}
            onFocus={({ currentTarget }) => handleFocus(currentTarget, each.element)}
            onWheel={({ deltaY }) => frame.contentWindow?.scrollBy({ top: deltaY, behavior: 'instant' })}
          >
            <Ring size={ringPx} />
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
