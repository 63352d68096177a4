import { SlidersHorizontal } from 'lucide-react';
import { css, styled } from 'styled-components';
import { color, space } from '@ritmi/shared/ui/tokens';
import { PlainButton } from './frames.js';
import { onPhone } from './useMedia.js';

/** Opens what is folded on a phone; elsewhere there is no such button. */
export const UnfoldButton = styled(PlainButton)`
  display: none;
  ${onPhone} {
    display: inline-flex;
    flex: none;
    padding-inline: ${space(3)};
  }
`;

/** Of what an UnfoldButton opens, with its state in `data-open`. */
export const foldedOnPhone = css`
  ${onPhone} {
    &[data-open='false'] {
      display: none;
    }
  }
`;

const Filters = styled(UnfoldButton)`
  font-variant-numeric: tabular-nums;
  &[data-on] {
    border-color: ${color.text};
    background: ${color.text};
    color: ${color.page};
  }
`;

type UnfoldFiltersProps = {
  readonly label: string;
  /** How many are on: seen while they are folded too. */
  readonly count: number;
  readonly isOpen: boolean;
  /** Id of what it opens. */
  readonly controls: string;
  readonly onToggle: () => void;
};

/** Opens the filters beside a search, on a phone only, where the list would begin below the window. */
export function UnfoldFilters({ label, count, isOpen, controls, onToggle }: UnfoldFiltersProps) {
  return (
    <Filters
      aria-label={count > 0 ? `${label} (${count})` : label}
      aria-expanded={isOpen}
      aria-controls={controls}
      data-on={count > 0 || undefined}
      onClick={onToggle}
    >
      <SlidersHorizontal size={20} aria-hidden="true" />
      {count > 0 ? <span>{count}</span> : null}
    </Filters>
  );
}
