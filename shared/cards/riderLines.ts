import { styled } from 'styled-components';
import { color, layout, space } from '@ritmi/shared/ui/tokens';

// By the container's width, not the window's: the admin shows the card in a narrow column.
export const beside = '@container (min-width: 900px)';
export const narrow = '@container (max-width: 479px)';

/** Numbered as in a technical rider: 2.1, 2.2. The empty alternative text keeps the numbers from being read aloud. */
export const RiderLines = styled.ul`
  counter-reset: line;
  li {
    counter-increment: line;
    display: grid;
    grid-template-columns: 2.5em minmax(0, 1fr);
    padding-block: ${space(1)};
  }
  ${narrow} {
    font-size: 0.9375rem;
    line-height: 1.3;
  }
  ${beside} {
    li {
      ${layout.ruled(3)}
    }
  }
  li::before {
    content: counter(service) '.' counter(line) / '';
    color: ${color.quiet};
  }
`;
