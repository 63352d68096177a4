import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { isPlainClick } from '@ritmi/shared/ui/Button';
import { ArrowShape } from '@ritmi/shared/ui/Strip';
import {
  color,
  layout,
  motion,
  print,
  radius,
  space,
  touchTarget,
  type,
  withMouse,
} from '@ritmi/shared/ui/tokens';
import { text } from './text.js';

/** How far the page is scrolled when the button hides, in px (specification section 9). */
const hidesAfterPx = 100;

const Link = styled.a<{ $away: boolean }>`
  ${type.label}
  position: fixed;
  z-index: 20;
  top: calc(${layout.headerHeight} + ${space(3)});
  left: calc(${layout.gutter} - ${space(2)});
  ${touchTarget}
  gap: ${space(2)};
  padding-inline: ${space(2)} ${space(4)};
  border-radius: ${radius.pill};
  background: ${color.page};
  text-decoration: none;
  opacity: ${({ $away }) => ($away ? 0 : 1)};
  visibility: ${({ $away }) => ($away ? 'hidden' : 'visible')};
  transition:
    opacity ${motion.leave},
    visibility ${motion.leave};
  ${print} {
    display: none;
  }
  ${withMouse} {
    &:hover {
      background: ${color.card};
    }
  }
`;

type BackButtonProps = {
  /** Where it leads when the visit began on this page. */
  readonly path?: string;
};

/** One step back, at the top of a page. */
export function BackButton({ path = '/' }: BackButtonProps) {
  const { t, to } = useLanguage();
  const [isAway, setIsAway] = useState(false);
  useEffect(() => {
    const look = () => setIsAway(window.scrollY > hidesAfterPx);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return (
    <Link
      href={to(path)}
      $away={isAway}
      onClick={(event) => {
        if (!isPlainClick(event) || !canStepBack()) return;
        event.preventDefault();
        // Vike would follow the link beside the step back.
        event.stopPropagation();
        window.history.back();
      }}
    >
      <ArrowShape turned />
      {t(text.back)}
    </Link>
  );
}

// Only within the site: whoever came from another one, or by a new window, goes to `path`.
function canStepBack(): boolean {
  // Not every browser has it.
  const { navigation }: { navigation?: Navigation } = window;
  if (navigation) return navigation.canGoBack;
  return window.history.length > 1 && document.referrer.startsWith(`${window.location.origin}/`);
}
