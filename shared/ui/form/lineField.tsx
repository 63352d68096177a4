import { css } from 'styled-components';
import { tint, type } from '../tokens.js';

/** A field of the site: a bottom border instead of a box. */
export const lineField = css`
  border: 0;
  border-bottom: 2px solid ${tint('text', 46)};
  border-radius: 0;
  background: transparent;
  font-size: ${type.size.h3};
  font-weight: 700;
`;
