import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { ApiError } from '@ritmi/shared/client/ApiError';
import { request } from '@ritmi/shared/client/request';
import { exportType, type ImportResult } from '@ritmi/shared/domain/contentFiles';
import { isEntityName } from '@ritmi/shared/domain/entities';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { Ring } from '@ritmi/shared/ui/Ring';
import { showSuccess } from '@ritmi/shared/ui/Toasts';
import { space } from '@ritmi/shared/ui/tokens';
import { useHost } from '../host/host.js';
import {
  Badge,
  Bar,
  ButtonRow,
  Named,
  Note,
  Panel,
  PanelTitle,
  PlainButton,
  PrimaryButton,
} from '../kit/look/frames.js';
import { shownName } from '../kit/media/LibraryGrid.js';
import { entityTitle } from '../kit/model/entityText.js';
import { failureWithServerText, reasonOf } from '../kit/model/failureText.js';
import { problemOf, problemText } from '../kit/problems/problem.js';
import { useReportFailure } from '../kit/session/useSession.js';
import { words } from '../kit/text.js';
import { changeNames, contentText as text } from './text.js';

/** A large file over a slow line. */
const uploadMs = 60 * 60_000;

/** More would help nobody. */
const shownChanges = 200;

const Lines = styled.ul`
  display: grid;
  gap: ${space(2)};
  max-height: 50vh;
  overflow-y: auto;
  overflow-wrap: anywhere;
`;

/** Reads an exported file, shows what it would change, and changes that when somebody says so. */
export function ImportPanel() {
  const { t } = useLanguage();
  const chooser = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const { check, write } = useImport(() => setFile(null));
  const isBusy = check.isPending || write.isPending;
  const refusal = check.error ?? write.error;

  function handleFile(chosen: File | undefined) {
    if (!chosen) return;
    setFile(chosen);
    write.reset();
    check.mutate(chosen);
  }

  function handleCancel() {
    setFile(null);
    check.reset();
  }

  return (
    <Panel aria-label={t(text.importTitle)}>
      <PanelTitle>{t(text.importTitle)}</PanelTitle>
      <Note>{t(text.importHint)}</Note>
      <ButtonRow>
        <PlainButton disabled={isBusy} onClick={() => chooser.current?.click()}>
          <FileUp size={18} aria-hidden="true" />
          {t(text.choose)}
        </PlainButton>
        {file ? <span>{file.name}</span> : null}
      </ButtonRow>
      <input
        ref={chooser}
        hidden
        type="file"
        aria-label={t(text.choose)}
        accept=".tar,application/x-tar"
        onChange={({ target }) => {
          handleFile(target.files?.[0]);
          // The same file can be chosen again after it was corrected.
          target.value = '';
        }}
      />
      {isBusy ? (
        <Bar role="status">
          <span>{t(check.isPending ? text.checking : text.importing)}</span>
          <Ring size={18} turns />
        </Bar>
      ) : null}
      {refusal instanceof ApiError && file ? <Refusal error={refusal} /> : null}
      {check.data && file && !refusal ? (
        <Plan
          plan={check.data}
          isBusy={isBusy}
          onConfirm={() => write.mutate(file)}
          onCancel={handleCancel}
        />
      ) : null}
    </Panel>
  );
}

/** The two calls of an import. A refusal is shown in its place; other failures are reported. */
function useImport(onDone: () => void) {
  const { connection } = useHost();
  const { t } = useLanguage();
  const client = useQueryClient();
  const reportFailure = useReportFailure();

  async function send(file: File, query: string): Promise<ImportResult> {
    const path = `/content/import${query}`;
    const body = file.slice(0, file.size, exportType);
    return (await request<ImportResult>(connection, { method: 'POST', path, body, timeoutMs: uploadMs }))
      .value;
  }
  function onError(error: unknown) {
    if (error instanceof ApiError && error.body.code === 'brokenExport') return;
    void reportFailure(error, failureWithServerText(t(text.failed)));
  }

  const check = useMutation({ mutationFn: (file: File) => send(file, '?dryRun=true'), onError });
  const write = useMutation({
    mutationFn: (file: File) => send(file, ''),
    onSuccess: async ({ changes }) => {
      showSuccess(t(text.done(changes.length)));
      check.reset();
      onDone();
      await client.invalidateQueries({ queryKey: ['changed'] });
    },
    onError,
  });
  return { check, write };
}

type PlanProps = {
  readonly plan: ImportResult;
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
};

/** What an import would change, with the question whether it shall. */
function Plan({ plan: { changes, unchanged }, isBusy, onConfirm, onCancel }: PlanProps) {
  const { t } = useLanguage();
  if (changes.length === 0) return <Note role="status">{t(text.nothing)}</Note>;
  const rest = changes.length - shownChanges;
  return (
    <Named>
      <p role="status">
        <strong id="import-plan">{t(text.wouldChange(changes.length))}</strong>
        {unchanged > 0 ? `. ${t(text.same(unchanged))}` : null}
      </p>
      <Lines aria-labelledby="import-plan" tabIndex={0}>
        {changes.slice(0, shownChanges).map(({ path, op, title }) => (
          <li key={path}>
            <Badge>{t(changeNames[op])}</Badge> {t(kindOf(path))} ·{' '}
            {titleIn(path, title) || t(words.untitled)}
          </li>
        ))}
        {rest > 0 ? <li>{t(text.more(rest))}</li> : null}
      </Lines>
      <ButtonRow>
        <PrimaryButton disabled={isBusy} onClick={onConfirm}>
          {t(text.confirm)}
        </PrimaryButton>
        <PlainButton disabled={isBusy} onClick={onCancel}>
          Cancel
        </PlainButton>
      </ButtonRow>
    </Named>
  );
}

/** Why nothing was imported, and each part because of which. */
function Refusal({ error }: { readonly error: ApiError }) {
  const { language, t } = useLanguage();
  const reason = reasonOf(error);
  return (
    <Named role="alert">
      <strong>{t(text.refused)}</strong>
      {reason ? <p>{t(reason)}</p> : null}
      <Lines>
        {error.fields.map((each) => (
          <li key={each.path}>
            {each.path}: {problemText(problemOf(each), language)}
          </li>
        ))}
      </Lines>
    </Named>
  );
}

/** What a part of an export is: `services/1.json` a service, `media/salla.webp` a file. */
function kindOf(path: string) {
  const name = path.replace(/(\/[^/]*)?$/, '').replace(/\.json$/, '');
  return isEntityName(name) ? entityTitle(name) : text.file;
}

function titleIn(path: string, title: string): string {
  return path.startsWith('media/') ? shownName(path.slice('media/'.length)) : title;
}
