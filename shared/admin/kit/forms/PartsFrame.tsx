import { styled } from 'styled-components';
import { color, motion, radius, space, type } from '@ritmi/shared/ui/tokens';
import { PlainButton, Stack } from '../look/frames.js';
import { useIsBeside } from '../look/useMedia.js';

/** The height of a title in the list of parts: two lines. */
const row = '3rem';

/** What is between the parts below each other, or beside their list. */
export const PartsFrame = styled.div<{ readonly $count: number }>`
  border-bottom: 1px solid ${color.line};
  &[data-list] {
    display: grid;
    grid-template: repeat(${({ $count }) => $count}, ${row}) 1fr / 13rem minmax(0, 1fr);
    column-gap: ${space(6)};
    align-items: start;
    border-bottom: 0;
    scroll-margin-top: ${space(4)};
  }
`;

export const Every = styled(PlainButton)`
  align-self: flex-start;
  margin-bottom: ${space(4)};
`;

export const Part = styled.details<{ readonly $place: number }>`
  border-top: 1px solid ${color.line};
  > summary {
    display: flex;
    gap: ${space(3)};
    align-items: center;
    min-height: 56px;
    padding-block: ${space(2)};
    background: ${color.raised};
    cursor: pointer;
    list-style: none;
  }
  // One sees where one is, and can close it from anywhere in it.
  &[open] > summary {
    position: sticky;
    top: 0;
    z-index: 2;
    border-bottom: 1px solid ${color.line};
  }
  h3 {
    flex: 1;
    font-size: 1rem;
    line-height: 1.3;
  }
  small {
    flex: none;
    color: ${color.quiet};
    font-size: ${type.size.small};
  }
  small[data-wrong] {
    color: ${color.accentText};
    font-weight: 600;
  }
  svg {
    flex: none;
    color: ${color.quiet};
    transition: transform ${motion.feedback};
  }
  &[open] > summary > svg {
    transform: rotate(180deg);
  }
  // Not behind the title that sticks above them.
  :is(input, select, textarea, button) {
    scroll-margin-top: ${space(18)};
  }
  // Title and fields are cells of the frame, so that all titles are in one column.
  [data-list] > & {
    display: contents;
    > summary {
      position: sticky;
      top: calc(${space(4)} + ${({ $place }) => $place} * ${row});
      grid-area: ${({ $place }) => $place + 1} / 1 / -1;
      gap: ${space(2)};
      min-height: 0;
      height: calc(${row} - 2px);
      padding: 0 ${space(2)} 0 ${space(3)};
      border: 0;
      border-radius: ${radius.control};
      > svg {
        display: none;
      }
    }
    &[open] > summary {
      background: ${color.card};
    }
    h3 {
      font-size: 0.9375rem;
      font-weight: 550;
    }
    &[open] h3 {
      font-weight: 700;
    }
    &::details-content {
      grid-area: 1 / 2 / -1;
      min-width: 0;
    }
  }
`;

export const Inside = styled(Stack)`
  padding-block: ${space(4)} ${space(6)};
  [data-list] > details > & {
    padding-top: 0;
  }
  // The label of the only list is the title above it.
  &[data-one] > [role='group'] > [aria-hidden]:first-child {
    display: none;
  }
`;

/** Whether the titles of parts are a list beside the open one: where the window and the browser can do that. */
export function useListsParts(): boolean {
  return useIsBeside() && CSS.supports('selector(::details-content)');
}
