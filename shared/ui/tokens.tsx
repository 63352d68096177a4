import { css, type CSSObject } from 'styled-components';

// Custom properties in a `style`, which React's own type does not know.
declare module 'react' {
  interface CSSProperties {
    [name: `--${string}`]: string | number;
  }
}

const lessMotion = '(prefers-reduced-motion: reduce)';

/** Media queries. */
export const at = {
  /** Where the layout changes, as the smallest width of the wider form. A sheet of A4 is as wide as a tablet. */
  wide: '@media (min-width: 768px), print and (min-width: 600px)',
  desktop: '@media (min-width: 1080px)',
  mouse: '@media (hover: hover) and (pointer: fine)',
  print: '@media print',
  /** The visitor's own palette, without shadows and gradients, and a plate behind text on pictures. */
  forced: '@media (forced-colors: active)',
  reducedMotion: `@media ${lessMotion}`,
} as const;

export const color = {
  page: 'rgb(var(--page))',
  raised: 'var(--raised)',
  card: 'var(--card)',
  line: 'var(--line)',
  text: 'rgb(var(--text))',
  quiet: 'var(--quiet)',
  /** Fill of actions; text on it is `onAccent`. */
  accent: 'var(--accent)',
  pressed: 'var(--pressed)',
  onAccent: 'var(--on-accent)',
  /** The accent where it is text or a thin line. */
  accentText: 'rgb(var(--accent-text))',
  /** The package page's price notice is the one other colour. */
  notice: 'var(--notice)',
} as const;

/** A translucent shade of a colour. Not `color-mix`: the desktop app's Chromium 108 does not know it. */
export function tint(name: 'text' | 'page' | 'accentText', percent: number): string {
  return `rgb(var(--${name === 'accentText' ? 'accent-text' : name}) / ${percent}%)`;
}

export const radius = { control: '4px', picture: '14px', pill: '999px' } as const;

export const motion = {
  feedback: '120ms cubic-bezier(0.2, 0.8, 0.2, 1)',
  enter: '220ms cubic-bezier(0.2, 0.8, 0.2, 1)',
  leave: '160ms cubic-bezier(0.2, 0.8, 0.2, 1)',
  /** Whether the visitor prefers less of it, for what CSS cannot stop. Browser only. */
  isReduced: () => window.matchMedia(lessMotion).matches,
} as const;

/** Multiples of the 4 px base. */
export const space = (steps: number) => `${steps * 4}px`;

export const layout = {
  /** Space at the sides of the 1280 px container. */
  gutter: 'var(--gutter)',
  /** Space between sections. */
  section: 'var(--section)',
  headerHeight: 'var(--header-height)',
  barHeight: 'var(--bar-height)',
  /** A grid with gaps between its rows and columns. */
  grid: (rows: number, columns = rows) => css`
    display: grid;
    gap: ${gap(rows, columns)};
  `,
  /** A flex row that wraps. */
  wrap: (rows: number, columns = rows) => css`
    display: flex;
    flex-wrap: wrap;
    gap: ${gap(rows, columns)};
  `,
  /** A circle with centred content. */
  disc: (px: number) => css`
    display: grid;
    place-items: center;
    width: ${px}px;
    height: ${px}px;
    border-radius: ${radius.pill};
  `,
  /** Over the whole of the nearest positioned element. */
  cover: css`
    position: absolute;
    inset: 0;
  `,
  /** As large as its place. */
  fill: css`
    width: 100%;
    height: 100%;
  `,
  /** Stays below the header while the page scrolls. */
  sticky: (distance: number) => css`
    position: sticky;
    top: calc(var(--header-height) + ${space(distance)});
  `,
  /** High enough for a thumb. */
  touchTarget: css`
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  `,
  /** For controls, which are of no use on paper. */
  screenOnly: css`
    ${at.print} {
      display: none !important;
    }
  `,
  /** Invisible, but read by assistive technology. */
  visuallyHidden: css`
    position: absolute;
    width: 1px;
    height: 1px;
    margin: -1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  `,
  /** Begins with a line. */
  ruled: (top: number, bottom = top) => css`
    padding-block: ${gap(top, bottom)};
    border-top: 1px solid ${color.line};
  `,
} as const;

function gap(first: number, second: number): string {
  return first === second ? space(first) : `${space(first)} ${space(second)}`;
}

/** Each about 1.25 times the one before on phones, 1.333 times on desktops. */
const sizes = {
  small: 'clamp(0.8125rem, 0.8rem + 0.08vw, 0.875rem)',
  body: 'clamp(1rem, 0.97rem + 0.13vw, 1.0625rem)',
  lead: 'clamp(1.125rem, 1.05rem + 0.32vw, 1.375rem)',
  h3: 'clamp(1.25rem, 1.14rem + 0.45vw, 1.5625rem)',
  /** From here on limited by the width: zoomed in, or with large letters, a long word still fits its line. */
  h2: 'min(clamp(1.75rem, 1.3rem + 1.9vw, 3rem), 12vw)',
  h1: 'min(clamp(2.25rem, 1.4rem + 3.6vw, 4.5rem), 14vw)',
  /** The heads of pages; the longest Albanian words still fit 320 px. */
  head: 'min(clamp(2.25rem, 0.6rem + 8vw, 6.5rem), 14vw)',
  poster: 'min(clamp(2.75rem, 0.9rem + 8.2vw, 8rem), 16vw)',
} as const;

/** Small names of things: badges, eyebrows, table heads. */
const label = css`
  font-size: ${sizes.small};
  font-weight: 600;
  line-height: 1.3;
`;

export const type = {
  size: sizes,
  /** Wide, heavy, tight: headings. */
  heading: css`
    font-stretch: 120%;
    font-weight: 800;
    line-height: 1.02;
    letter-spacing: -0.02em;
    word-spacing: 0.07em;
    text-wrap: balance;
  `,
  label,
  /** What stands below or above a thing, quieter than it. */
  caption: css`
    ${label}
    color: ${color.quiet};
  `,
} as const;

/** Backgrounds and edges. */
export const surface = {
  /** A line along the inside of an edge. Forced colours remove shadows, so there it is a border. */
  hairline: (shade: string = color.line) => css`
    box-shadow: inset 0 0 0 1px ${shade};
    ${at.forced} {
      border: 1px solid;
    }
  `,
  /** A dot that marks the current item; forced colours would paint it like the page. */
  mark: css`
    background: ${color.accent};
    ${at.forced} {
      background: Highlight;
      forced-color-adjust: none;
    }
  `,
  /** A translucent background on pictures; opaque under forced colours. */
  overlay: (percent: number) => css`
    background: ${tint('page', percent)};
    ${at.forced} {
      background: Canvas;
    }
  `,
  focusRing: css`
    outline: 2px solid ${color.accent};
    outline-offset: 3px;
  `,
} as const;

const hoverLine = { textDecoration: `underline 2px ${color.accent}`, textUnderlineOffset: '0.22em' };

/** Under a mouse, without more specificity than `:hover` has. */
const onHover = (style: CSSObject) => css`
  ${at.mouse} {
    &:hover:where(:not(:disabled)) {
      ${style}
    }
  }
`;

export const hover = {
  on: onHover,
  /** The site's one hover effect: a red line under the words of a link. */
  link: onHover(hoverLine),
  /** The same for a card or row that leads somewhere: the line is under its title, and its picture comes closer. */
  card: css`
    img {
      transition: transform ${motion.enter};
    }
    ${at.mouse} {
      &:hover img {
        transform: scale(1.025);
      }
      &:hover :is(h2, h3, b) {
        ${hoverLine}
      }
    }
  `,
} as const;
