import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { request } from '@ritmi/shared/client/request';
import { type ContentSummary, exportType } from '@ritmi/shared/domain/contentFiles';
import { today } from '@ritmi/shared/domain/time/date';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { Ring } from '@ritmi/shared/ui/Ring';
import { useHost } from '../host/host.js';
import { LoadState } from '../kit/list/LoadState.js';
import { ButtonRow, Named, Note, Panel, PanelTitle, PlainButton } from '../kit/look/frames.js';
import { failureWithServerText } from '../kit/model/failureText.js';
import { saveFile } from '../kit/model/saveFile.js';
import { useReportFailure } from '../kit/session/useSession.js';
import { ScreenHeading } from '../kit/useTitle.js';
import { ImportPanel } from './ImportPanel.js';
import { contentText as text } from './text.js';

/** The published content in one file: to take along, to keep, and to bring back. */
export function ContentView() {
  const { t } = useLanguage();
  return (
    <>
      <ScreenHeading title={t(text.title)} />
      <ExportPanel />
      <ImportPanel />
    </>
  );
}

function ExportPanel() {
  const { connection } = useHost();
  const { t } = useLanguage();
  const reportFailure = useReportFailure();
  const [isBusy, setIsBusy] = useState(false);
  const query = useQuery({
    queryKey: ['changed', 'content'],
    queryFn: async () => (await request<ContentSummary>(connection, { path: '/content' })).value,
  });
  const { data: summary } = query;

  async function handleDownload() {
    setIsBusy(true);
    try {
      const name = `ritmi-${today()}.tar`;
      await saveFile(connection, { path: '/content/export', type: exportType, name });
    } catch (error) {
      await reportFailure(error, failureWithServerText(t(text.downloadFailed)));
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Panel aria-label={t(text.exportTitle)}>
      <PanelTitle>{t(text.exportTitle)}</PanelTitle>
      <Note>{t(text.exportHint)}</Note>
      <LoadState query={query} failure={{ text: t(text.loadFailed) }} />
      {summary ? <p>{t(text.amount(summary.documents, summary.files, sizeText(summary.bytes)))}</p> : null}
      {summary && summary.left.length > 0 ? (
        <Named>
          <Note>{t(text.left)}</Note>
          <ul>
            {summary.left.map(({ path, message }) => (
              <li key={path}>
                {path}: {message}
              </li>
            ))}
          </ul>
        </Named>
      ) : null}
      <ButtonRow>
        <PlainButton disabled={isBusy} onClick={() => void handleDownload()}>
          {isBusy ? <Ring size={18} turns /> : <Download size={18} aria-hidden="true" />}
          {t(isBusy ? text.downloading : text.download)}
        </PlainButton>
      </ButtonRow>
    </Panel>
  );
}

function sizeText(bytes: number): string {
  const megabytes = bytes / 1024 ** 2;
  return megabytes < 1 ? `${Math.ceil(bytes / 1024)} kB` : `${megabytes.toFixed(1)} MB`;
}
