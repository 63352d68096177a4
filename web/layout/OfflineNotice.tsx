import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '@ritmi/shared/ui/Button';
import { stayedEvent } from '@ritmi/shared/ui/LazyPart';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { color, layout, radius, space, wide } from '@ritmi/shared/ui/tokens';
import { text } from './text.js';

/** Without a network a link stays on the page and says so: the browser's own error page would take it away. */
export function OfflineNotice() {
  const { t } = useLanguage();
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    const show = () => setIsShown(true);
    const stay = (event: MouseEvent) => {
      if (navigator.onLine || !leadsAway(event.target)) return;
      event.preventDefault();
      // Neither Vike nor React gets it.
      event.stopPropagation();
      show();
    };
    window.addEventListener('click', stay, { capture: true, signal });
    window.addEventListener(stayedEvent, show, { signal });
    window.addEventListener('online', () => setIsShown(false), { signal });
    return () => ending.abort();
  }, []);
  // An alert is read aloud when it appears; an empty one would stand in the way of those that have something to say.
  if (!isShown) return null;
  return (
    <Place role="alert">
      <p>{t(text.offline)}</p>
      <Button $small $kind="plain" onClick={() => setIsShown(false)}>
        {t(text.close)}
      </Button>
    </Place>
  );
}

/** Whether a click goes to another page of ours; what opens in place answers for itself. */
function leadsAway(target: EventTarget | null): boolean {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.origin !== window.location.origin || link.dataset.vike === 'false') return false;
  return link.target !== '_blank' && !link.getAttribute('href')?.startsWith('#');
}

const Place = styled.div`
  position: fixed;
  z-index: 70;
  inset: auto ${space(2)} calc(${layout.barHeight} + ${space(2)});
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)};
  padding: ${space(3)} ${space(3)} ${space(3)} ${space(5)};
  border: 1px solid ${color.line};
  border-radius: ${radius.picture};
  background: ${color.card};
  ${wide} {
    inset: calc(${layout.headerHeight} + ${space(4)}) ${space(6)} auto auto;
    max-width: 480px;
  }
  p {
    line-height: 1.35;
  }
  button {
    flex: none;
  }
`;
