import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '@ritmi/shared/ui/Button';
import { missingPartEvent } from '@ritmi/shared/ui/LazyPart';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { at, layout, space } from '@ritmi/shared/ui/tokens';
import { FloatingBar } from './FloatingBar.js';
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
    window.addEventListener(missingPartEvent, show, { signal });
    window.addEventListener('online', () => setIsShown(false), { signal });
    return () => listening.abort();
  }, []);
  // Rendered only when shown: screen readers announce an alert when it is added.
  if (!isShown) return null;
  return (
    <Notice as="div" role="alert">
      <p>{t(text.offline)}</p>
      <Button $small $kind="plain" onClick={() => setIsShown(false)}>
        {t(text.close)}
      </Button>
    </Notice>
  );
}

/** Whether a click follows a link to another page of the site, not one that opens something on this page. */
function leavesPage(target: EventTarget | null): boolean {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.origin !== window.location.origin || link.dataset.vike === 'false') return false;
  return link.target !== '_blank' && !link.getAttribute('href')?.startsWith('#');
}

const Notice = styled(FloatingBar)`
  z-index: 70;
  gap: ${space(4)};
  padding: ${space(3)} ${space(3)} ${space(3)} ${space(5)};
  ${at.wide} {
    inset: calc(${layout.headerHeight} + ${space(4)}) ${space(6)} auto auto;
  }
`;
