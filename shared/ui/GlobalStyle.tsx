import { createGlobalStyle, css } from 'styled-components';
import { at, color, motion, surface, type } from './tokens.js';

/** Colours that `tint` makes translucent are given as channels. */
const darkSurfaces = css`
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
`;

/** For the admin in light mode and for print. */
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
`;

export const GlobalStyle = createGlobalStyle`
  :root {
    ${darkSurfaces}
    --gutter: max(16px, calc((100vw - 1280px) / 2));
    --section: clamp(64px, 9vw, 144px);
    --header-height: 64px;
    --bar-height: 0px;
    @media (min-width: 480px) {
      --gutter: max(24px, calc((100vw - 1280px) / 2));
    }
    @media (max-width: 767px) {
      --bar-height: calc(60px + env(safe-area-inset-bottom));
    }
    @media (max-height: 460px) {
      --header-height: 52px;
    }
  }
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  html {
    background: ${color.page};
    color: ${color.text};
    font-family: 'Mona Sans', 'Mona Sans Other', 'Mona Sans Arial', 'Mona Sans Roboto', system-ui, sans-serif;
    scroll-padding-top: calc(var(--header-height) + 16px);
    -webkit-text-size-adjust: 100%;
  }
  body {
    margin: 0;
    font-size: ${type.size.body};
    line-height: 1.55;
    -webkit-font-smoothing: antialiased;
    overflow-wrap: break-word;
    overflow-x: clip;
  }
  h1, h2, h3, h4 {
    margin: 0;
    ${type.heading}
  }
  h1 {
    font-size: ${type.size.h1};
  }
  h2 {
    font-size: ${type.stepped(type.size.h2)};
  }
  h3 {
    font-size: ${type.size.h3};
  }
  p, ul, ol, dl, dd, figure, fieldset {
    margin: 0;
  }
  fieldset {
    min-width: 0;
    padding: 0;
    border: 0;
  }
  p, li, dd {
    text-wrap: pretty;
  }
  ul, ol {
    padding: 0;
    list-style: none;
  }
  a {
    color: inherit;
    text-underline-offset: 0.22em;
    text-decoration-thickness: 1px;
  }
  img, video, svg, iframe {
    display: block;
    max-width: 100%;
  }
  button, input, select, textarea {
    font: inherit;
    color: inherit;
    letter-spacing: inherit;
  }
  button {
    padding: 0;
    border: 0;
    background: none;
  }
  small {
    display: block;
    color: ${color.quiet};
    font-size: ${type.size.small};
  }
  button, summary, [role='button'], label {
    cursor: pointer;
  }
  summary {
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  /* Whatever display an element's own rules give it. */
  [hidden] {
    display: none !important;
  }
  :focus-visible {
    ${surface.focusRing}
  }
  ::selection {
    background: ${color.accent};
    color: ${color.onAccent};
  }
  /* Lets clicks reach the page while it fades. */
  ::view-transition {
    pointer-events: none;
  }
  ::view-transition-old(root),
  ::view-transition-new(root) {
    animation-duration: 160ms;
  }
  /* A card's picture grows into that of its dialog or page (grow.tsx); both are cropped. */
  ::view-transition-group(picture) {
    animation-duration: 260ms;
    animation-timing-function: ${motion.curve};
  }
  ::view-transition-old(picture),
  ::view-transition-new(picture) {
    height: 100%;
    overflow: clip;
    object-fit: cover;
  }
  ${at.reducedMotion} {
    /* A toast closes when the animation of its hidden progress bar ends. */
    *:not(.Toastify__progress-bar--animated),
    *::before,
    *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      /* A short duration would make every property of every element move when the style sheet arrives. */
      transition: none !important;
      scroll-behavior: auto !important;
    }
  }
  ${at.print} {
    :root {
      ${lightSurfaces}
      --section: 40px;
      --page: 255 255 255;
    }
    button, nav, summary, [role='tablist'] {
      display: none !important;
    }
    /* Open in print, where its summary is hidden. */
    details::details-content {
      content-visibility: visible;
      block-size: auto;
    }
    video::-webkit-media-controls {
      display: none !important;
    }
    :is(h1, h2, h3, h4):not(:last-child) {
      break-after: avoid;
    }
    /* An element taller than a page breaks anyway. */
    article, footer, li, dl, figure, picture, video {
      break-inside: avoid;
    }
  }
`;
