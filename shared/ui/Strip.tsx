import { type ReactNode, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { picturesWhenNear, Section } from './Block.js';
import { ButtonLink } from './Button.js';
import { useLanguage } from './Language.js';
import { Ring } from './Ring.js';
import { useHydrated } from './store.js';
import { stripText } from './media/text.js';
import { at, color, layout, motion, radius, space, surface, type } from './tokens.js';

const Row = styled.ul<{ $width: string; $thirds: boolean }>`
  ${layout.grid(4)}
  grid-auto-flow: column;
  grid-auto-columns: ${({ $width }) => $width};
  justify-content: start;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  /* A row that scrolls sideways also clips above and below; leaves room for focus rings and descenders. */
  margin-block: -${space(2)};
  padding: ${space(2)} ${layout.gutter};
  scroll-padding-inline: ${layout.gutter};
  scroll-snap-type: x proximity;
  scrollbar-width: none;
  &::-webkit-scrollbar {
    display: none;
  }
  > li {
    scroll-snap-align: start;
  }
  /* The row is as wide as the window: a ring outside it would show above and below only. */
  &:focus-visible {
    outline-offset: -4px;
  }
  ${at.print} {
    grid-auto-flow: row;
    grid-template-columns: repeat(auto-fit, minmax(min(200px, 100%), 1fr));
    row-gap: ${space(6)};
    overflow: visible;
  }
  /* Otherwise the fourth card would be alone below the others. */
  @media print and (min-width: 600px) {
    &:has(> :nth-child(4):last-child) {
      grid-template-columns: repeat(auto-fit, minmax(150px, 1fr));
    }
  }
  ${at.desktop} {
    ${({ $thirds }) =>
      $thirds &&
      `
      &:has(> :nth-child(3):last-child) {
        grid-auto-columns: calc((100% - 2 * ${space(4)}) / 3);
        + div {
          display: none;
        }
      }
    `}
  }
`;

const Arrows = styled.div`
  display: none;
  &[data-idle='true'] {
    visibility: hidden;
  }
  ${at.mouse} {
    display: flex;
    gap: ${space(2)};
    justify-content: flex-end;
    min-height: ${space(15)};
    padding: ${space(4)} ${layout.gutter} 0;
  }
  ${at.print}, (scripting: none) {
    display: none;
  }
`;

const Arrow = styled.button`
  ${layout.disc(44)}
  ${surface.hairline()}
  transition: background-color ${motion.feedback};
  &:hover {
    background: ${color.card};
  }
`;

type StripProps = {
  /** Width of each column, such as `min(78vw, 360px)`. */
  readonly columnWidth: string;
  /** On a desktop exactly three cards fill the row, which then has no arrows and no room for them. */
  readonly thirds?: boolean;
  readonly label: string;
  /** `li` elements. */
  readonly children: ReactNode;
};

/** A row that runs over the right edge and scrolls sideways; has arrows for a mouse. */
export function Strip({ columnWidth, thirds = false, label, children }: StripProps) {
  const { t } = useLanguage();
  const row = useRef<HTMLUListElement>(null);
  const [isIdle, setIsIdle] = useState(false);
  // They need scripts, so they are no part of the page's HTML; their room is reserved.
  const isHydrated = useHydrated();
  useEffect(() => {
    const { current } = row;
    if (!current) return undefined;
    // The width is 0 before the row is laid out.
    const update = () => setIsIdle(current.clientWidth > 0 && current.scrollWidth <= current.clientWidth);
    const observer = new ResizeObserver(update);
    observer.observe(current);
    return () => observer.disconnect();
    // Runs again when the cards change, which decide whether arrows are needed.
  }, [children]);
  const scroll = (direction: 1 | -1) => {
    const left = direction * (row.current?.clientWidth ?? 0) * 0.7;
    row.current?.scrollBy({ left, behavior: motion.isReduced() ? 'auto' : 'smooth' });
  };
  return (
    <div>
      <Row ref={row} $width={columnWidth} $thirds={thirds} aria-label={label} tabIndex={0}>
        {children}
      </Row>
      <Arrows data-idle={isIdle}>
        {isHydrated && (
          <>
            <Arrow type="button" aria-label={t(stripText.left)} onClick={() => scroll(-1)}>
              <ArrowShape turned />
            </Arrow>
            <Arrow type="button" aria-label={t(stripText.right)} onClick={() => scroll(1)}>
              <ArrowShape />
            </Arrow>
          </>
        )}
      </Arrows>
    </div>
  );
}

type StripSectionProps = StripProps & {
  readonly id: string;
  readonly title: string;
  readonly more: { readonly href: string; readonly label: string };
};

export function StripSection({ id, title, more, ...strip }: StripSectionProps) {
  return (
    <StripLayout aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <Strip thirds {...strip} />
      <ButtonLink $kind="plain" $small href={more.href}>
        {more.label}
      </ButtonLink>
    </StripLayout>
  );
}

/** The link is beside the heading; on a phone it is below the strip, within reach of the thumb. */
const StripLayout = styled(Section)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: end;
  > h2 {
    margin-bottom: ${space(6)};
    padding-inline: ${layout.gutter};
    font-size: ${type.size.h1};
  }
  > a {
    margin: ${space(6)} ${layout.gutter} 0;
  }
  ${picturesWhenNear}
  ${at.print} {
    display: block;
    break-inside: avoid;
  }
  ${at.wide} {
    grid-template-columns: minmax(0, 1fr) auto;
    > h2 {
      margin-bottom: ${space(10)};
    }
    > div {
      grid-column: span 2;
    }
    > a {
      grid-area: 1 / 2;
      margin: 0 ${layout.gutter} ${space(10)} 0;
    }
  }
`;

type StripPlaceholdersProps = {
  /** Width / height of a card. */
  readonly ratio: string;
  readonly count?: number;
  readonly testId?: string;
};

/** Empty cards of a strip while its entries load. */
export function StripPlaceholders({ ratio, count = 3, testId }: StripPlaceholdersProps) {
  return Array.from({ length: count }, (_, card) => (
    <li key={card} data-testid={testId}>
      <Placeholder aria-hidden style={{ aspectRatio: ratio }}>
        <Ring size={64} turns />
      </Placeholder>
    </li>
  ));
}

const Placeholder = styled.div`
  display: grid;
  place-items: center;
  border-radius: ${radius.picture};
  background: ${color.raised};
`;

/** An arrow to the right, or to the left when turned. */
export function ArrowShape({ turned = false }: { readonly turned?: boolean }) {
  return (
    <svg
      viewBox="0 0 20 20"
      width={20}
      height={20}
      aria-hidden
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
    >
      <path d={turned ? 'M17 10H4M9.5 4.5 4 10l5.5 5.5' : 'M3 10h13M10.5 4.5 16 10l-5.5 5.5'} />
    </svg>
  );
}
