import { styled } from 'styled-components';
import { at, color, layout, motion, radius, space, tint } from '@ritmi/shared/ui/tokens';
import { oneLine, roomy } from '../look/Cell.js';
import { clamped, DangerIconButton, IconButton } from '../look/frames.js';

export const tight = '@container not (min-width: 640px)';
const spacious = '@container (min-width: 900px)';
export const closedAndDense = "[data-dense='true'] [data-open='false']";
export const notSpacious = '@container not (min-width: 900px)';

export const Frame = styled.div`
  container-type: inline-size;
  ${at.mouse} {
    &:hover {
      background: ${color.card};
    }
  }
`;

/** Beside the title where there is much room, else part of the details. */
export const Aside = styled.div`
  min-width: 0;
  ${spacious} {
    flex: 2.2 1 0;
    color: ${color.quiet};
    font-size: 0.875rem;
    ${oneLine}
  }
  ${notSpacious} {
    order: 1;
    flex-basis: 100%;
    grid-column: 1 / -1;
    color: ${color.quiet};
    font-size: 0.8125rem;
    ${oneLine}
    ${roomy} {
      padding-left: 98px;
    }
    ${tight} {
      padding: ${space(2)} ${space(3)} 0 0;
    }
    ${closedAndDense} & {
      padding: 0;
      ${layout.visuallyHidden}
    }
  }
`;

/** 56 px high with the hairline above it. */
export const Line = styled.div<{ $hasPicture: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: ${({ $hasPicture }) => ($hasPicture ? 'auto ' : '')}minmax(0, 1fr) auto;
  grid-template-rows: auto 1fr;
  column-gap: ${space(2.5)};
  padding: ${space(3)} 0 ${space(2)};
  ${roomy} {
    display: flex;
    gap: ${space(3)};
    align-items: center;
    min-height: 55px;
    padding: ${space(1.5)} ${space(1.5)} ${space(1.5)} 0;
    // Else there would be no room for the title.
    &:has(> ${Aside}) {
      flex-wrap: wrap;
    }
  }
  ${spacious} {
    &:has(> ${Aside}) {
      flex-wrap: nowrap;
    }
  }
`;

/** Before the picture; where there is no room, under the handle at the left of the row. */
export const Place = styled.span`
  flex: none;
  min-width: 20px;
  margin-right: -${space(1)};
  line-height: 1.35;
  text-align: center;
  ${tight} {
    position: absolute;
    top: 40px;
    left: -${space(9)};
    width: ${space(9)};
    margin: 0;
    text-align: center;
    // A finger on it is for the handle.
    pointer-events: none;
  }
`;

export const Thumb = styled.div`
  flex: none;
  grid-row: span 2;
  width: 58px;
  height: 40px;
  overflow: hidden;
  border-radius: ${radius.control};
  background: ${color.card};
  img,
  video {
    ${layout.fill}
    object-fit: cover;
  }
  ${tight} {
    width: 48px;
    height: 48px;
  }
`;

/** The title, of which two lines fit in a row, with a badge beside it while the row waits for the server. */
export const Head = styled.div`
  ${layout.wrap(1, 2)}
  flex: 1 1 0;
  align-items: center;
  min-width: 0;
  h3 {
    min-width: 0;
    font-size: 0.9375rem;
    line-height: 1.3;
  }
  @media screen {
    [data-open='false'] & h3 {
      ${clamped}
    }
  }
`;

/** Under the title, or in columns beside it. */
export const Facts = styled.div`
  ${layout.wrap(0, 2)}
  // Also under the buttons, which are beside the title.
  grid-row: 2;
  grid-column: -3 / -1;
  flex: none;
  align-items: center;
  padding-right: ${space(3)};
  color: ${color.quiet};
  font-size: 0.8125rem;
  line-height: 1.35;
  ${roomy} {
    flex-wrap: nowrap;
    font-size: 0.875rem;
    gap: ${space(3)};
    max-width: 62%;
    padding: 0;
  }
  // One line, of which only the first fact gives way, such as a place before a count.
  @media screen {
    [data-open='false'] & {
      flex-wrap: nowrap;
      min-width: 0;
      ${tight} {
        > * {
          flex: none;
          white-space: nowrap;
        }
        > :first-child {
          flex: 0 1 auto;
          overflow: hidden;
          text-overflow: ellipsis;
        }
      }
    }
  }
`;

/** In place of the badges where rows are dense. */
export const Signs = styled.span<{ $count: number }>`
  display: none;
  ${closedAndDense} & {
    display: inline-flex;
  }
  flex: none;
  gap: ${space(1)};
  color: ${color.text};
  ${roomy} {
    justify-content: flex-end;
    width: ${({ $count }) => Math.max(0, $count * 20 - 4)}px;
  }
`;

export const Buttons = styled.div`
  display: flex;
  flex: none;
  grid-row: 1;
  grid-column: -2 / -1;
  align-items: center;
  // Above the edit button, which covers the whole line.
  > * + * {
    z-index: 1;
  }
  // Their icons are beside the first line of the title.
  ${tight} {
    align-self: start;
    margin: -${space(2)} 0;
    @media (pointer: coarse) {
      margin-block: -${space(3)};
    }
  }
`;

/** Quieter than what is pressed often. */
export const BinButton = styled(DangerIconButton)`
  color: ${tint('text', 55)};
`;

/** Covers the whole line, so that a click anywhere edits; a narrow line has no room for its label. */
export const EditButton = styled(IconButton)`
  width: auto;
  padding: 0 ${space(3)};
  color: ${color.text};
  font-size: 0.875rem;
  font-weight: 600;
  line-height: 1.3;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  ${tight} {
    position: absolute;
    inset: 0;
    height: auto;
    color: transparent;
    font-size: 0;
  }
`;

export const MoreButton = styled(IconButton)`
  svg {
    transition: transform ${motion.feedback};
  }
  &[aria-expanded='true'] svg {
    transform: rotate(180deg);
  }
`;
