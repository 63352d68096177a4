import { css, styled } from 'styled-components';
import { at, color, motion, radius, space, tint } from '../tokens.js';
import { selectArrow } from './selectArrow.js';

const control = css`
  width: 100%;
  min-width: 0;
  min-height: 44px;
  padding: ${space(2)} ${space(3)};
  border: 1px solid ${tint('text', 46)};
  border-radius: ${radius.control};
  background: ${color.raised};
  color: ${color.text};
  font-size: 1rem;
  line-height: 1.4;
  transition: border-color ${motion.feedback};
  &::placeholder {
    color: ${color.quiet};
    opacity: 1;
  }
  &[aria-invalid='true'] {
    border-color: ${color.accent};
  }
  &:disabled {
    opacity: 0.55;
    cursor: not-allowed;
  }
`;

export const TextInput = styled.input`
  ${control}
`;

/** At least 100 px high (specification section 9, admin layout values). */
export const TextArea = styled.textarea`
  ${control}
  min-height: 100px;
  resize: vertical;
`;

export const Select = styled.select`
  ${control}
  /* As far from the edge as the text of a text field. */
  ${selectArrow(12)}
  text-overflow: ellipsis;
  option {
    background: ${color.raised};
    color: ${color.text};
  }
`;

export const CheckLabel = styled.label`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-height: 36px;
  padding-block: ${space(1)};
  font-weight: 500;
`;

/** Drawn here, because the browser's own is grey in dark mode and looks disabled. */
const mark = css`
  flex: none;
  display: grid;
  place-content: center;
  width: 20px;
  height: 20px;
  margin: 0;
  border: 1px solid ${tint('text', 46)};
  background: ${color.raised};
  appearance: none;
  &:disabled {
    opacity: 0.55;
    cursor: not-allowed;
  }
  ${at.forced} {
    appearance: auto;
  }
`;

/** The box of a check field; its label is `CheckLabel` around it. */
export const CheckBox = styled.input.attrs({ type: 'checkbox' })`
  ${mark}
  border-radius: ${radius.control};
  &:checked {
    border-color: ${color.text};
    background: ${color.text};
  }
  // The tick is two borders of a rotated box.
  &:checked::before {
    content: '';
    width: 6px;
    height: 11px;
    margin-top: -2px;
    border: solid ${color.raised};
    border-width: 0 2px 2px 0;
    transform: rotate(45deg);
  }
  ${at.forced} {
    &::before {
      display: none;
    }
  }
`;

/** A radio button; its label wraps it. */
export const RadioButton = styled.input.attrs({ type: 'radio' })`
  ${mark}
  border-radius: ${radius.pill};
  &:checked {
    border: 6px solid ${color.text};
  }
`;
