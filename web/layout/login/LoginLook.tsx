import { styled } from 'styled-components';
import { lineField } from '@ritmi/shared/ui/form/lineField';
import { at, color, hover, space, type } from '@ritmi/shared/ui/tokens';

/** The form in the style of the site's other forms, not in that of the admin: lines instead of boxes. */
export const LoginLook = styled.div`
  ${at.wide} {
    > :first-child {
      padding-inline: ${space(8)};
    }
  }
  svg:has(+ div > h1) {
    display: none;
  }
  div:has(> h1) {
    gap: ${space(8)};
    padding: 0;
    border: 0;
    background: none;
  }
  h1 {
    font-size: ${type.size.h2};
  }
  form {
    gap: ${space(6)};
  }
  label {
    ${type.caption}
  }
  input {
    height: 48px;
    padding: 0;
    ${lineField}
    &:focus-visible {
      border-bottom-color: ${color.accent};
    }
    ${at.forced} {
      padding-inline: ${space(2)};
      border: 1px solid;
    }
  }
  [type='submit'] {
    min-height: 52px;
    margin-top: ${space(2)};
    background: ${color.accent};
    color: ${color.onAccent};
    font-size: 1rem;
    ${hover.on({ background: color.text, color: color.page })}
  }
`;
