import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { isPlainClick } from '@ritmi/shared/ui/Button';
import { ArrowShape } from '@ritmi/shared/ui/Strip';
import { at, color, layout, motion, radius, space, type } from '@ritmi/shared/ui/tokens';
import { text } from './text.js';

/** Scroll distance from which the button is hidden, in px (specification section 9). */
const hidesAfterPx = 100;

const Link = styled.a<{ $hidden: boolean }>`
  ${type.label}
  position: fixed;
  z-index: 20;
  top: calc(${layout.headerHeight} + ${space(3)});
  left: calc(${layout.gutter} - ${space(2)});
  ${layout.touchTarget}
  gap: ${space(2)};
  padding-inline: ${space(2)} ${space(4)};
  border-radius: ${radius.pill};
  background: ${color.page};
  text-decoration: none;
  opacity: ${({ $hidden }) => ($hidden ? 0 : 1)};
  visibility: ${({ $hidden }) => ($hidden ? 'hidden' : 'visible')};
  transition:
    opacity ${motion.leave},
    visibility ${motion.leave};
  ${layout.screenOnly}
  ${at.mouse} {
    &:hover {
      background: ${color.card};
    }
  }
`;

type BackButtonProps = {
  /** Where it leads when there is no page to go back to. */
  readonly path?: string;
};

/** A link one step back in the history, at the top of a page. */
export function BackButton({ path = '/' }: BackButtonProps) {
  const { t, to } = useLanguage();
  const [isHidden, setIsHidden] = useState(false);
  useEffect(() => {
    const update = () => setIsHidden(window.scrollY > hidesAfterPx);
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);
  return (
    <Link
      href={to(path)}
      $hidden={isHidden}
      onClick={(event) => {
        if (!isPlainClick(event) || !canStepBack()) return;
        event.preventDefault();
        // Vike would follow the link as well.
        event.stopPropagation();
        window.history.back();
      }}
    >
      <ArrowShape turned />
      {t(text.back)}
    </Link>
  );
}

// Only within the site: visitors from another site, or in a new window, go to `path`.
function canStepBack(): boolean {
  // Not supported by every browser.
  const { navigation }: { navigation?: Navigation } = window;
  if (navigation) return navigation.canGoBack;
  return window.history.length > 1 && document.referrer.startsWith(`${window.location.origin}/`);
}
