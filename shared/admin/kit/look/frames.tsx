import { css, styled } from 'styled-components';
import { Button, ButtonLink } from '@ritmi/shared/ui/Button';
import { at, color, layout, motion, radius, space, type } from '@ritmi/shared/ui/tokens';

/** From this width on a list and its form are side by side. */
export const besideList = '@media (min-width: 1180px)';

/** The gap between the parts of a screen. */
export const screenGap = space(4);

/** Custom property: the height of the bars above a screen, with the gap below them. */
export const barsHeight = '--bars';

/** Custom property of the root: the height of the bar at the bottom of a phone, where there is one. */
export const bottomBar = '--bottom-bar';

/** The padding of a panel. */
export const panelPadding = `clamp(${space(3)}, 3vw, ${space(5)})`;

/** A part of a screen: a form or a list with its heading. */
export const Panel = styled.section`
  display: grid;
  align-content: start;
  gap: ${space(4)};
  min-width: 0;
  padding: ${panelPadding};
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.raised};
`;

export const PanelTitle = styled.h2`
  font-size: 1.125rem;
  line-height: 1.2;
`;

/** The list on the left and its form on the right; on a phone the form is below. */
export const Columns = styled.div`
  display: grid;
  gap: ${space(5)};
  align-items: start;
  grid-template-columns: minmax(0, 1fr);
  ${besideList} {
    grid-template-columns: minmax(0, 1fr) 420px;
    &[data-short] {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    }
    /* Many pictures get the room of the list. */
    &:has([data-desk]) {
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    }
  }
`;

/** The form beside a list: it stays in sight while the list is scrolled. */
export const FormColumn = styled.div`
  scroll-margin-top: ${space(3)};
  ${layout.screenOnly}
  ${besideList} {
    position: sticky;
    top: ${screenGap};
    // From the screen's heading to the foot of the window, so that its buttons are in sight without scrolling.
    max-height: max(${space(100)}, calc(100vh - ${space(43)} - var(${barsHeight}, 0px)));
    overflow-y: auto;
    // While it is scrolled, its lower corners are those of its buttons.
    border-radius: ${radius.control};
    // Keeps the focused field away from the edges: its label is above it, and the form's sticky buttons are below.
    scroll-padding-block: ${space(12)} ${space(24)};
  }
`;

/** Parts below each other. Not a grid: grids in grids are laid out again and again, and a form has ten levels of them. */
export const Stack = styled.div<{ $gap?: number }>`
  display: flex;
  flex-direction: column;
  gap: ${({ $gap = 4 }) => space($gap)};
  min-width: 0;
`;

/** The label of something other than a single input. */
export const Label = styled.span`
  ${type.label}
`;

/** A label close above what it names. */
export const Named = styled(Stack).attrs({ $gap: 1.5 })``;

export const Pair = styled.div`
  display: grid;
  gap: ${space(4)};
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 112px), 1fr));
`;

export const Note = styled.p`
  overflow-wrap: anywhere;
  color: ${color.quiet};
  font-size: ${type.size.small};
`;

/** A quiet line with a state, and the buttons that change it. */
export const Bar = styled.div`
  ${layout.wrap(2, 4)}
  align-items: center;
  justify-content: space-between;
  padding: ${space(2)} ${space(3)};
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.card};
  font-size: 0.9375rem;
`;

/** The buttons of a side sheet, below what scrolls. */
export const SheetFoot = styled.div`
  display: grid;
  gap: ${space(3)};
  padding: ${space(3)} ${space(5)} calc(${space(3)} + env(safe-area-inset-bottom));
  border-top: 1px solid ${color.line};
  background: ${color.raised};
`;

/** An entry of a plain list: its content on the left, its buttons on the right. */
export const ListLine = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)};
  overflow-wrap: anywhere;
  padding: ${space(3)} 0;
  border-top: 1px solid ${color.line};
  h3 {
    font-size: 1.0625rem;
    line-height: 1.25;
  }
  // As in the other lists, with lines only between the rows.
  &:first-child {
    border-top: 0;
  }
`;

/** A tag for something that belongs to a row, such as a service of a package. */
export const Chip = styled.span`
  display: inline-block;
  padding: 1px ${space(2)};
  border: 1px solid ${color.line};
  border-radius: ${radius.pill};
  color: ${color.quiet};
  font-size: ${type.size.small};
  line-height: 1.3;
  overflow-wrap: anywhere;
`;

/** A tag for the state of a row, such as waiting; more prominent than a chip. */
export const Badge = styled(Chip)`
  background: ${color.card};
  color: ${color.text};
  font-weight: 600;
`;

/** Two lines at most (specification section 9). */
export const clamped = css`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

export const TwoLines = styled(Note)`
  ${clamped}
`;

/** The main action of a form. */
export const PrimaryButton = styled(Button).attrs({ $kind: 'solid' })``;

export const PlainButton = styled(Button).attrs({ $kind: 'outline' })``;

export const PlainLink = styled(ButtonLink).attrs({ $kind: 'outline' })``;

/** Deletes or discards. */
export const DangerButton = styled(Button).attrs({ $kind: 'danger' })``;

export const ButtonRow = styled.div`
  ${layout.wrap(2)}
  align-items: center;
`;

/** A search or a choice that stands beside buttons is as high as they are. */
export const toolHeight = css`
  min-height: 38px;
  padding-block: 0;
  @media (pointer: coarse) {
    min-height: 44px;
  }
`;

/** A small button without a border, with an icon or one word. */
export const IconButton = styled.button.attrs({ type: 'button' })`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: 36px;
  height: 36px;
  border-radius: ${radius.control};
  color: ${color.quiet};
  transition: color ${motion.feedback};
  ${at.mouse} {
    &:hover {
      color: ${color.text};
    }
  }
  @media (pointer: coarse) {
    width: 44px;
    height: 44px;
  }
  ${layout.screenOnly}
`;

/** Deletes; colored only while the mouse is over it. */
export const DangerIconButton = styled(IconButton)`
  ${at.mouse} {
    &:hover {
      background: ${color.accent};
      color: ${color.onAccent};
    }
  }
`;
