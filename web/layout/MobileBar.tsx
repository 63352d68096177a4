import { type RefObject, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { Ring } from '@ritmi/shared/ui/Ring';
import { at, color, layout, motion, space } from '@ritmi/shared/ui/tokens';
import { currentAt } from './Header.js';
import { mainLinks, text } from './text.js';

const Bar = styled.nav<{ $hidden: boolean }>`
  position: fixed;
  z-index: 30;
  inset: auto 0 0;
  display: grid;
  grid-template-columns: repeat(5, 1fr);
  height: ${layout.barHeight};
  padding-bottom: env(safe-area-inset-bottom);
  border-top: 1px solid ${color.line};
  background: ${color.page};
  transform: translateY(${({ $hidden }) => ($hidden ? '100%' : '0')});
  visibility: ${({ $hidden }) => ($hidden ? 'hidden' : 'visible')};
  transition:
    transform ${motion.enter},
    visibility ${motion.enter};
  ${at.wide} {
    display: none;
  }
  /* A page may show something else in its place, such as the summary of the packages. */
  body:has([data-replaces-bar]) & {
    visibility: hidden;
  }
  ${layout.screenOnly}
  a {
    display: grid;
    grid-template-rows: 22px auto;
    align-content: center;
    justify-items: center;
    gap: 4px;
    color: ${color.quiet};
    font-size: 0.6875rem;
    font-weight: 600;
    line-height: 1.1;
    word-spacing: 0.07em;
    text-align: center;
    text-decoration: none;
  }
  span {
    ${layout.disc(22)}
  }
  a:not([aria-current]) > span::before {
    content: '';
    ${layout.disc(5)}
    background: ${color.quiet};
    ${at.forced} {
      background: LinkText;
      forced-color-adjust: none;
    }
  }
  a:focus-visible {
    outline-offset: -4px;
  }
  a[aria-current] {
    color: ${color.text};
  }
  /* Zoomed in, or with a large font, labels keep their width and the bar scrolls sideways. */
  @media (max-width: 19em) {
    grid-template-columns: repeat(5, minmax(max-content, 1fr));
    overflow-x: auto;
    scrollbar-width: none;
    a {
      padding-inline: ${space(3)};
      white-space: nowrap;
    }
  }
  @media (max-height: 460px) {
    a {
      grid-template-rows: auto;
    }
    span {
      display: none;
    }
    a[aria-current] {
      color: ${color.accentText};
    }
  }
`;

type MobileBarProps = {
  readonly path: string;
  /** The bar is hidden while the footer is visible. */
  readonly footer: RefObject<HTMLElement | null>;
};

/** The phone's navigation at the bottom of the window. */
export function MobileBar({ path, footer }: MobileBarProps) {
  const { t, to } = useLanguage();
  const [isHidden, setIsHidden] = useState(false);
  useEffect(() => {
    if (!footer.current) return undefined;
    // A busy browser reports several crossings at once, the latest one last.
    const observer = new IntersectionObserver((crossings) =>
      setIsHidden(crossings.at(-1)?.isIntersecting === true),
    );
    observer.observe(footer.current);
    return () => observer.disconnect();
  }, [footer]);
  return (
    <Bar $hidden={isHidden} aria-label={t(text.barNav)}>
      {mainLinks.map((link) => {
        const current = currentAt(path, link);
        return (
          <a
            key={link.path}
            href={to(link.path)}
            aria-current={current}
            onClick={() => window.scrollTo(0, 0)}
          >
            <span aria-hidden>{current && <Ring size={22} />}</span>
            {t(link.label)}
          </a>
        );
      })}
    </Bar>
  );
}
