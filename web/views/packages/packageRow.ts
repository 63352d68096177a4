import { css } from 'styled-components';
import { layout, space, type } from '@ritmi/shared/ui/tokens';

// The parts of a package card, by their places: naming them would give them a class more on every page.
const card = '> li > article';
const frame = `${card} > :first-child`;
const words = `${card} > :nth-child(2)`;
const part = `${card} > :nth-child(n + 3)`;
/** The price with its button beside it. */
const price = `${card} > :last-child`;

// By the width of the list.
const row = '@container (min-width: 640px)';
const wideRow = '@container (min-width: 1000px)';

/** On a phone name, price and button come before the picture, so that the first price is in the first screen. */
const narrow = css`
  @container not (min-width: 640px) {
    ${card} {
      gap: ${space(3)};
    }
    ${frame} {
      order: 1;
      > :first-child {
        aspect-ratio: 2 !important;
      }
    }
    ${words} {
      display: contents;
      > p {
        order: 1;
      }
    }
    ${part} {
      order: 1;
      padding-top: 0;
      border: 0;
    }
    ${price} {
      order: 0;
      margin-bottom: ${space(1)};
    }
  }
`;

/** Name, contents, price and picture side by side. The picture is as high as the text, but no lower than 200 px. */
const wide = css`
  ${wideRow} {
    ${card} {
      grid-template: auto / minmax(0, 5fr) minmax(0, 3fr) 190px 26%;
    }
    ${frame} {
      align-self: stretch;
      min-height: 200px;
      > :first-child {
        ${layout.cover}
        ${layout.fill}
        aspect-ratio: auto !important;
      }
    }
    ${words} p {
      max-width: 30em;
      font-size: ${type.size.lead};
      line-height: 1.4;
    }
    ${part} {
      padding: 0;
      border: 0;
    }
    /* The price is level with the title, its button with the foot of the picture. */
    ${price} {
      flex-flow: column;
      align-items: end;
      p {
        flex-flow: column;
        align-items: end;
        gap: ${space(1)};
        font-size: 1.75rem;
        line-height: 1.1;
        text-align: end;
      }
    }
  }
`;

/** Package cards below each other: in a wide list each is a row with its picture on the right. */
export const packageRow = css`
  ${card} {
    grid-row: auto;
    grid-template-rows: none;
  }
  ${price} {
    ${layout.wrap(2, 4)}
    align-items: center;
    justify-content: space-between;
    p {
      font-size: 1.5rem;
    }
  }
  ${narrow}
  ${row} {
    ${card} {
      grid-template: auto auto 1fr / minmax(0, 1fr) 40%;
      gap: ${space(4)} ${space(10)};
    }
    ${frame} {
      grid-area: 1 / -2 / -1;
      align-self: start;
    }
  }
  ${wide}
`;
