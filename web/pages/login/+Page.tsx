import { styled } from 'styled-components';
import { pictureNamed } from '@ritmi/shared/domain/sitePictures';
import { LoginPage } from '@ritmi/shared/admin';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { Picture } from '@ritmi/shared/ui/media/Picture';
import { Toasts } from '@ritmi/shared/ui/Toasts';
import { at, layout, space } from '@ritmi/shared/ui/tokens';
import { LoginLook } from '../../layout/login/LoginLook.js';
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
const ScriptNotice = styled.p`
  padding: 0 ${layout.gutter} ${space(10)};
  text-align: center;
`;

export function Page() {
  return (
    <Split>
      <Picture src={picture} alt="" sizes="(min-width: 768px) 100vw, 120vw" ratio="auto" first />
      <LoginLook>
        <LoginPage host={browserHost} onSignedIn={openAdmin} />
        <Toasts atTop />
        <noscript>
          <ScriptNotice>{useLanguage().t(text.loginNeedsScript)}</ScriptNotice>
        </noscript>
      </LoginLook>
    </Split>
  );
}
