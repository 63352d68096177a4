import { css, styled } from 'styled-components';
import { color, layout } from '@ritmi/shared/ui/tokens';
import { Note } from './frames.js';

// By the row's own width, because lists are beside forms, in narrow windows and beside drag handles.
export const roomy = '@container (min-width: 640px)';

export const oneLine = css`
  @media screen {
    [data-open='false'] & {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
  }
`;

/** One value, as wide as the others in its column. */
export const Cell = styled.span<{ $width?: string | undefined; $isAmount?: boolean }>`
  min-width: 0;
  ${({ $isAmount = false }) => $isAmount && `color: ${color.text}; font-weight: 600;`}
  ${roomy} {
    flex: none;
    width: ${({ $width = 'auto' }) => $width};
    text-align: ${({ $isAmount = false }) => ($isAmount ? 'right' : 'left')};
    ${oneLine}
  }
`;

/** A stored value of which the row shows the word: seen where the row is open, read out at any time. */
export const StoredFact = styled(Note)`
  @media screen {
    [data-open='false'] & {
      ${layout.visuallyHidden}
    }
  }
`;
