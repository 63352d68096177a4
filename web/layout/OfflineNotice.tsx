import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '@ritmi/shared/ui/Button';
import { stayedEvent } from '@ritmi/shared/ui/LazyPart';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { color, layout, radius, space, wide } from '@ritmi/shared/ui/tokens';
import { text } from './text.js';

/** Offline, links show a notice instead of the browser's error page, which would replace the site. */
export function OfflineNotice() {
  const { t } = useLanguage();
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const show = () => setIsShown(true);
    const handleClick = (event: MouseEvent) => {
      if (navigator.onLine || !leavesPage(event.target)) return;
      event.preventDefault();
      // Neither Vike nor React handles it.
      event.stopPropagation();
      show();
    };
    window.addEventListener('click', handleClick, { capture: true, signal });
    window.addEventListener(stayedEvent, show, { signal });
    window.addEventListener('online', () => setIsShown(false), { signal });
    return () => listening.abort();
  }, []);
  // Rendered only when shown: screen readers announce an alert when it is added.
  if (!isShown) return null;
  return (
    <Notice role="alert">
      <p>{t(text.offline)}</p>
      <Button $small $kind="plain" onClick={() => setIsShown(false)}>
        {t(text.close)}
      </Button>
    </Notice>
  );
}

/** Whether a click follows a link to another page of the site. Links that open something in place are not meant. */
function leavesPage(target: EventTarget | null): boolean {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.origin !== window.location.origin || link.dataset.vike === 'false') return false;
  return link.target !== '_blank' && !link.getAttribute('href')?.startsWith('#');
}

const Notice = styled.div`
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
