import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { styled } from 'styled-components';
import { resource } from '@ritmi/shared/client/resource';
import type { Package } from '@ritmi/shared/domain/packages/schema';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { Ring } from '@ritmi/shared/ui/Ring';
import { space } from '@ritmi/shared/ui/tokens';
import { useHost } from '../host/host.js';
import { HasColumn } from '../kit/forms/CardPreview.js';
import { ItemForm } from '../kit/forms/ItemForm.js';
import { Bar, ButtonRow, Panel, PanelTitle, PlainButton } from '../kit/look/frames.js';
import type { Edited } from '../kit/model/values.js';
import { useShowSaved } from '../kit/resource/useShowSaved.js';
import { useLoadFailure } from '../kit/session/useSession.js';
import { packagesText, pageFailure, pageText } from './text.js';
import { usePackages } from './usePackages.js';
import { words } from '../kit/text.js';
import { useTitle } from '../kit/useTitle.js';
import { useFixed } from '../kit/fixed.js';

const Head = styled(ButtonRow)`
  column-gap: ${space(4)};
`;

/** The form page: creates, or edits where the address has an id. Success goes back to the list, failure stays. */
export function PackagePage() {
  const { id } = useParams();
  const navigate = useNavigate();
  const { t } = useLanguage();
  const fixed = useFixed();
  const showSaved = useShowSaved('packages');
  const { resource: packages, form } = usePackages();
  const { connection } = useHost();
  // Loaded each time the page opens, but not again while its form is open.
  const query = useQuery<Package>({
    queryKey: ['one', 'packages', id],
    queryFn: async () => (await resource(connection, 'packages').get(id ?? '')).value,
    enabled: id !== undefined,
    gcTime: 0,
  });
  useLoadFailure(query, pageText.loadFailure);
  const { data: document, isError, refetch } = query;
  const title = id ? pageText.editTitle : pageText.createTitle;
  useTitle(title);

  const goBack = () => void navigate('/packages');
  return (
    <Panel data-page>
      <Head>
        <PlainButton onClick={goBack}>{pageText.back}</PlainButton>
        <PanelTitle>{title}</PanelTitle>
      </Head>
      {id && !document && isError ? (
        <Bar role="note">
          {t(pageText.notLoaded)}
          <PlainButton onClick={() => void refetch()}>{t(words.again)}</PlainButton>
        </Bar>
      ) : id && !document ? (
        <Bar role="status">
          {pageText.loading}
          <Ring size={20} turns />
        </Bar>
      ) : (
        <HasColumn value>
          <ItemForm
            {...form}
            key={id}
            formKey={id ? `packages-page:edit:${id}` : 'packages-page:new'}
            document={document}
            failure={pageFailure}
            onSaved={(name, { saved }) =>
              showSaved({
                text: fixed(id ? packagesText.updated : packagesText.added),
                title: name,
                saved: saved as Edited | undefined,
              })
            }
            onClose={goBack}
            name={title}
            submitLabel="Save"
            onRestore={document && (() => packages.restore(document))}
          />
        </HasColumn>
      )}
    </Panel>
  );
}
