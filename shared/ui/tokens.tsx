import { css, type CSSObject } from 'styled-components';

// React's type of `style` does not include custom properties.
declare module 'react' {
  interface CSSProperties {
    [name: `--${string}`]: string | number;
  }
}

const lessMotion = '(prefers-reduced-motion: reduce)';

/** Media queries. */
export const at = {
  /** Breakpoints, each the smallest width of the wider layout. A printed A4 page is as wide as a tablet. */
  wide: '@media (min-width: 768px), print and (min-width: 600px)',
  desktop: '@media (min-width: 1080px)',
  mouse: '@media (hover: hover) and (pointer: fine)',
  print: '@media print',
  /** The visitor's own palette; the browser drops shadows and gradients and puts a solid box behind text on pictures. */
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
} as const;

/** A translucent shade of a colour. Not `color-mix`: the desktop app's Chromium 108 does not support it. */
export function tint(name: 'text' | 'page' | 'accentText', percent: number): string {
  return `rgb(var(--${name === 'accentText' ? 'accent-text' : name}) / ${percent}%)`;
}

export const radius = { control: '4px', picture: '14px', pill: '999px' } as const;

const curve = 'cubic-bezier(0.2, 0.8, 0.2, 1)';

export const motion = {
  curve,
  feedback: `120ms ${curve}`,
  enter: `220ms ${curve}`,
  leave: `160ms ${curve}`,
  /** Whether the visitor prefers reduced motion, for motion that CSS cannot stop. Browser only. */
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
  /** Covers the nearest positioned element. */
  cover: css`
    position: absolute;
    inset: 0;
  `,
  /** Fills its container. */
  fill: css`
    width: 100%;
    height: 100%;
  `,
  /** Stays below the header while the page scrolls. */
  sticky: (distance: number) => css`
    position: sticky;
    top: calc(var(--header-height) + ${space(distance)});
  `,
  /** High enough to be tapped with a thumb. */
  touchTarget: css`
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  `,
  /** Hides controls in print, where they are of no use. */
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
  /** Has a line above it. */
  ruled: (top: number, bottom = top) => css`
    padding-block: ${gap(top, bottom)};
    border-top: 1px solid ${color.line};
  `,
} as const;

function gap(first: number, second: number): string {
  return first === second ? space(first) : `${space(first)} ${space(second)}`;
}

/** Each size is about 1.25 times the previous one on phones, 1.333 times on desktops. */
const sizes = {
  small: 'clamp(0.8125rem, 0.8rem + 0.08vw, 0.875rem)',
  body: 'clamp(1rem, 0.97rem + 0.13vw, 1.0625rem)',
  lead: 'clamp(1.125rem, 1.05rem + 0.32vw, 1.375rem)',
  h3: 'clamp(1.25rem, 1.14rem + 0.45vw, 1.5625rem)',
  /** This and larger sizes are limited by the window's width, so that long words fit when zoomed in or with large text. */
  h2: 'min(clamp(1.75rem, 1.3rem + 1.9vw, 3rem), 12vw)',
  h1: 'min(clamp(2.25rem, 1.4rem + 3.6vw, 4.5rem), 14vw)',
  /** Page headings; the longest Albanian words still fit 320 px. */
  head: 'min(clamp(2.25rem, 0.6rem + 8vw, 6.5rem), 14vw)',
  poster: 'min(clamp(2.75rem, 0.9rem + 8.2vw, 8rem), 16vw)',
} as const;

/** Small labels: badges, eyebrows, table heads. */
const label = css`
  font-size: ${sizes.small};
  font-weight: 600;
  line-height: 1.3;
  word-spacing: 0.07em;
`;

export const type = {
  size: sizes,
  /** The size of a heading that is smaller when its text is long (`Content`). */
  stepped: (size: string) => `calc(${size} * var(--step, 1))`,
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
  /** Secondary text above or below an element. */
  caption: css`
    ${label}
    color: ${color.quiet};
  `,
} as const;

/** Backgrounds and edges. */
export const surface = {
  /** An inset shadow as a border. Forced colours remove shadows, so there it is a real border. */
  hairline: (shade: string = color.line) => css`
    box-shadow: inset 0 0 0 1px ${shade};
    ${at.forced} {
      border: 1px solid;
    }
  `,
  /** A dot that marks the current item; forced colours would give it the colour of the page. */
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

/** Applies with a mouse only; has just the specificity of `:hover`. */
const onHover = (style: CSSObject) => css`
  ${at.mouse} {
    &:hover:where(:not(:disabled)) {
      ${style}
    }
  }
`;

export const hover = {
  on: onHover,
  /** The site's only hover effect: a red line under the text of a link. */
  link: onHover(hoverLine),
  /** The same for a card or row that is a link: the line is under its title, and its picture is enlarged. */
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
