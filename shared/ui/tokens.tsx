import { css, type CSSObject } from 'styled-components';

// Custom properties in a `style`, which React's own type does not know.
declare module 'react' {
  interface CSSProperties {
    [name: `--${string}`]: string | number;
  }
}

/** Where the layout changes, as the smallest width of the wider form. A sheet of A4 is as wide as a tablet. */
export const wide = '@media (min-width: 768px), print and (min-width: 600px)';
export const desktop = '@media (min-width: 1080px)';

const lessMotion = '(prefers-reduced-motion: reduce)';
export const reducedMotion = `@media ${lessMotion}`;
/** Whether the visitor prefers less motion, for what CSS cannot stop. Browser only. */
export const prefersReducedMotion = () => window.matchMedia(lessMotion).matches;

export const withMouse = '@media (hover: hover) and (pointer: fine)';

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

/** Forced colours: the visitor's own palette, without shadows and gradients, and a plate behind text on pictures. */
export const forced = '@media (forced-colors: active)';

export const print = '@media print';

/** For controls, which are of no use on paper. */
export const screenOnly = css`
  ${print} {
    display: none !important;
  }
`;

export const radius = { control: '4px', picture: '14px', pill: '999px' } as const;

export const motion = {
  feedback: '120ms cubic-bezier(0.2, 0.8, 0.2, 1)',
  enter: '220ms cubic-bezier(0.2, 0.8, 0.2, 1)',
  leave: '160ms cubic-bezier(0.2, 0.8, 0.2, 1)',
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
} as const;

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
  /** Small names of things: badges, eyebrows, table heads. */
  label: css`
    font-size: ${sizes.small};
    font-weight: 600;
    line-height: 1.3;
  `,
  /** Not tabular: the font's tabular zero is slashed, which reads like a struck price. */
  price: css`
    font-stretch: 100%;
    font-weight: 700;
  `,
} as const;

/** Those that `tint` makes translucent are in parts. */
export const darkSurfaces = css`
  color-scheme: dark;
  --page: 8 8 12;
  --raised: #101017;
  --card: #16161f;
  --line: #26262f;
  --text: 245 242 236;
  --quiet: #a9a6b2;
  --accent: #ff3344;
  --pressed: #d81f31;
  --on-accent: #08080c;
  --accent-text: 255 92 105;
  --notice: #f6c945;
`;

/** For the admin by day and for print. */
export const lightSurfaces = css`
  color-scheme: light;
  --page: 250 249 247;
  --raised: #ffffff;
  --card: #f1efeb;
  --line: #d9d6d0;
  --text: 21 21 27;
  --quiet: #5b5866;
  --accent: #c8102e;
  --pressed: #a50d26;
  --on-accent: #ffffff;
  --accent-text: 184 14 42;
  --notice: #7a5a00;
`;

/** A line along the inside of an edge. Forced colours remove shadows, so there it is a border. */
export const hairline = (shade: string = color.line) => css`
  box-shadow: inset 0 0 0 1px ${shade};
  ${forced} {
    border: 1px solid;
  }
`;

/** A dot that marks the current item; forced colours would paint it like the page. */
export const mark = css`
  background: ${color.accent};
  ${forced} {
    background: Highlight;
    forced-color-adjust: none;
  }
`;

/** A translucent background on pictures; opaque under forced colours. */
export const overlay = (percent: number) => css`
  background: ${tint('page', percent)};
  ${forced} {
    background: Canvas;
  }
`;

/** Invisible, but read by assistive technology. */
export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** A flex row that wraps. */
export const wrap = (rows: number, columns = rows) => css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(rows)} ${space(columns)};
`;

/** High enough for a thumb. */
export const touchTarget = css`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
`;

/** A circle with centred content. */
export const disc = (px: number) => css`
  display: grid;
  place-items: center;
  width: ${px}px;
  height: ${px}px;
  border-radius: ${radius.pill};
`;

const hoverLine = { textDecoration: `underline 2px ${color.accent}`, textUnderlineOffset: '0.22em' };

/** Under a mouse, without more specificity than `:hover` has. */
export const onHover = (style: CSSObject) => css`
  ${withMouse} {
    &:hover:where(:not(:disabled)) {
      ${style}
    }
  }
`;

/** The site's one hover effect: a red line under the words of a link. */
export const linkHover = onHover(hoverLine);

/** The same for a card or row that leads somewhere: the line is under its title, and its picture comes closer. */
export const cardHover = css`
  img {
    transition: transform ${motion.enter};
  }
  ${withMouse} {
    &:hover img {
      transform: scale(1.025);
    }
    &:hover :is(h2, h3, b) {
      ${hoverLine}
    }
  }
`;

export const focusRing = css`
  outline: 2px solid ${color.accent};
  outline-offset: 3px;
`;
