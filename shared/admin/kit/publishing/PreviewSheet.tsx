import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { request } from '@ritmi/shared/client/request';
import type { EntityName } from '@ritmi/shared/domain/entities';
import type { Language } from '@ritmi/shared/domain/language';
import { formatInTirane } from '@ritmi/shared/domain/time/tirane';
import { TextInput } from '@ritmi/shared/ui/form/controls';
import { Field } from '@ritmi/shared/ui/form/Field';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { Loading } from '@ritmi/shared/ui/Ring';
import { showSuccess } from '@ritmi/shared/ui/Toasts';
import { layout, space } from '@ritmi/shared/ui/tokens';
import { useHost } from '../../host/host.js';
import { DangerButton, PlainButton } from '../look/frames.js';
import { Sheet } from '../look/Sheet.js';
import { failureWithServerText } from '../model/failureText.js';
import { newKey } from '../model/newKey.js';
import { useReportFailure } from '../session/useSession.js';
import { words } from '../text.js';
import { PageTools, PreviewedPage, usePageView } from './PreviewedPage.js';
import { previewText as text, publishText } from './text.js';

type Preview = {
  readonly id: string;
  readonly url: string;
  readonly expiresAt: string;
  readonly entity: string;
  readonly documentId: string;
  readonly isLive: boolean;
};

type PreviewSheetProps = {
  readonly entity: EntityName;
  readonly id: string;
  readonly title: string;
  readonly onClose: () => void;
};

const Body = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  gap: ${space(3)};
  min-height: 0;
  padding: 0 ${space(5)} ${space(4)};
`;

const Share = styled.div`
  ${layout.wrap(2)}
  align-items: end;
  > :first-child {
    flex: 1 1 220px;
  }
`;

/** The page with what is not published in place, at the width of a phone or of a desktop, and a link to share it. */
export function PreviewSheet({ entity, id, title, onClose }: PreviewSheetProps) {
  const { connection, siteUrl } = useHost();
  const { language: own, t } = useLanguage();
  const [view, setView] = usePageView();
  const queryKey = ['preview', entity, id];
  const query = useQuery({
    queryKey,
    // The link that was shared before goes on, so it is not made again.
    queryFn: async () => {
      const { value: all } = await request<readonly Preview[]>(connection, { path: '/previews' });
      const known = all.findLast((each) => each.entity === entity && each.documentId === id && !each.isLive);
      if (known) return known;
      const call = {
        method: 'POST',
        path: '/previews',
        body: { entity, id },
        idempotencyKey: newKey(),
      } as const;
      return (await request<Preview>(connection, call)).value;
    },
    gcTime: 0,
    retry: 1,
  });
  const reportFailure = useReportFailure();
  const { error, data: preview } = query;
  useEffect(() => {
    if (!error) return;
    void reportFailure(error, failureWithServerText(t(publishText.failed.preview)));
    onClose();
  }, [error, reportFailure, onClose, t]);
  const ending = useEnding(preview?.id ?? '', onClose);

  const place = preview && placeOf(preview.url, view.language);
  return (
    <Sheet place="preview" title={t(text.title(title || t(words.untitled)))} onClose={onClose}>
      <Body>
        <PageTools view={view} onChange={setView} />
        {place ? <PreviewedPage place={place} width={view.width} /> : <Loading label={t(text.loading)} />}
        {preview && place ? (
          <Share>
            <Link
              address={addressOf(preview.url, siteUrl, place)}
              hint={t(text.expires(formatInTirane(preview.expiresAt, own)))}
            />
            <DangerButton disabled={ending.isPending} onClick={() => ending.mutate()}>
              {t(text.end)}
            </DangerButton>
          </Share>
        ) : null}
      </Body>
    </Sheet>
  );
}

function useEnding(id: string, onEnded: () => void) {
  const { connection } = useHost();
  const { t } = useLanguage();
  const client = useQueryClient();
  const reportFailure = useReportFailure();
  return useMutation({
    mutationFn: () =>
      request(connection, {
        method: 'DELETE',
        path: `/previews/${encodeURIComponent(id)}`,
        idempotencyKey: newKey(),
      }),
    onSuccess: () => {
      showSuccess(t(text.ended));
      client.removeQueries({ queryKey: ['preview'] });
      onEnded();
    },
    onError: (error) => reportFailure(error, failureWithServerText(t(publishText.failed.end))),
  });
}

/** The address to share, with a button that copies it. */
function Link({ address, hint }: { readonly address: string; readonly hint: string }) {
  const { t } = useLanguage();
  const input = useRef<HTMLInputElement>(null);

  function handleCopy() {
    input.current?.select();
    // Everywhere, unlike the clipboard of a page without TLS.
    if (document.execCommand('copy')) showSuccess(t(text.copied));
  }
  return (
    <Share>
      <Field label={t(text.link)} hint={hint}>
        {(control) => <TextInput {...control} ref={input} name="link" readOnly value={address} />}
      </Field>
      <PlainButton onClick={handleCopy}>{t(text.copyLink)}</PlainButton>
    </Share>
  );
}

/** Path and query of a preview on the site, in a language. */
function placeOf(url: string, language: Language): string {
  const place = url.replace(/^https?:\/\/[^/]+/, '');
  return language === 'sq' ? place : `/${language}${place.replace(/^\/(?=\?|$)/, '')}`;
}

/** The whole address of a place, which others can open. */
function addressOf(url: string, siteUrl: string | null, place: string): string {
  const [site = siteUrl || window.location.origin] = /^https?:\/\/[^/]+/.exec(url) ?? [];
  return `${site}${place}`;
}
