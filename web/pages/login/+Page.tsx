import { styled } from 'styled-components';
import { pictureNamed } from '@ritmi/shared/domain/sitePictures';
import { LoginPage } from '@ritmi/shared/admin';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { Picture } from '@ritmi/shared/ui/media/Picture';
import { Toasts } from '@ritmi/shared/ui/Toasts';
import { at, color, hover, layout, space, tint, type } from '@ritmi/shared/ui/tokens';
import { text } from '../../layout/text.js';
import { openAdmin } from '../../layout/openAdmin.js';
import { browserHost } from '../admin/browserHost.js';

const picture = pictureNamed('decks-blue');
// The picture is beside the form on a desktop. On a phone it is above, as high as the form leaves room for.
const Split = styled.div`
  display: grid;
  grid-template-rows: minmax(34svh, 1fr) auto;
  min-height: calc(100svh - ${layout.barHeight});
  > picture {
    height: 100%;
  }
  ${at.wide} {
    grid-template: auto / repeat(2, minmax(0, 1fr));
    min-height: min(100svh, 1000px);
    /* The picture ends at the footer. */
    margin-bottom: -${space(12)};
  }
  > div {
    align-self: center;
  }
  @media (max-height: 560px) and (max-width: 767px), print {
    display: block;
    padding-top: ${layout.headerHeight};
    > picture {
      display: none;
    }
  }
`;
/** The form in the style of the site's other forms, not in that of the admin: lines instead of boxes. */
const Form = styled.div`
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
    border: 0;
    border-bottom: 2px solid ${tint('text', 46)};
    border-radius: 0;
    background: transparent;
    font-size: ${type.size.h3};
    font-weight: 700;
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
const ScriptNotice = styled.p`
  padding: 0 ${layout.gutter} ${space(10)};
  text-align: center;
`;

export function Page() {
  return (
    <Split>
      <Picture src={picture} alt="" sizes="(min-width: 768px) 100vw, 120vw" ratio="auto" first />
      <Form>
        <LoginPage host={browserHost} onSignedIn={openAdmin} />
        <Toasts atTop />
        <noscript>
          <ScriptNotice>{useLanguage().t(text.loginNeedsScript)}</ScriptNotice>
        </noscript>
      </Form>
    </Split>
  );
}
