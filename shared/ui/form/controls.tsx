import { css, styled } from 'styled-components';
import { color, motion, radius, space, tint } from '../tokens.js';

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

/** 100 px at least (specification section 9, admin layout values). */
export const TextArea = styled.textarea`
  ${control}
  min-height: 100px;
  resize: vertical;
`;

export const Select = styled.select`
  ${control}
`;

export const FileInput = styled.input.attrs({ type: 'file' })`
  ${control}
  padding: ${space(2)};
  border-style: dashed;
  &::file-selector-button {
    margin-right: ${space(3)};
    padding: ${space(1)} ${space(3)};
    border: 1px solid ${color.line};
    border-radius: ${radius.control};
    background: ${color.card};
    color: inherit;
    font: inherit;
    font-weight: 600;
  }
`;

const CheckLabel = styled.label`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-height: 36px;
  padding-block: ${space(1)};
  font-weight: 500;
`;

/** The box of a check field; its label is `CheckLabel` around it. */
export const CheckBox = styled.input.attrs({ type: 'checkbox' })`
  flex: none;
  width: 20px;
  height: 20px;
  margin: 0;
  accent-color: ${color.text};
`;

export { CheckLabel };
