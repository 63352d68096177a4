import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import { type Call, request } from '@ritmi/shared/client/request';
import { TextInput } from '@ritmi/shared/ui/form/controls';
import { Field } from '@ritmi/shared/ui/form/Field';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { showSuccess } from '@ritmi/shared/ui/Toasts';
import { color, type } from '@ritmi/shared/ui/tokens';
import { useHost } from '../host/host.js';
import { LoadState } from '../kit/list/LoadState.js';
import {
  ButtonRow,
  DangerButton,
  ListLine,
  Note,
  PlainButton,
  PrimaryButton,
  Stack,
} from '../kit/look/frames.js';
import { Sheet } from '../kit/look/Sheet.js';
import { newKey } from '../kit/model/newKey.js';
import { useReportFailure } from '../kit/session/useSession.js';
import { ResourceChoice } from './ResourceChoice.js';
import { feedText as text } from './text.js';
import type { Resource } from './useCalendar.js';

type Feed = { readonly id: string; readonly name: string; readonly url: string };

const Address = styled.code`
  display: block;
  color: ${color.quiet};
  font-size: ${type.size.small};
  overflow-wrap: anywhere;
`;

const key = ['calendar-feeds'];

type FeedsSheetProps = { readonly resources: readonly Resource[]; readonly onClose: () => void };

/** Addresses by which a phone shows the nights; each can be taken back. */
export function FeedsSheet({ resources, onClose }: FeedsSheetProps) {
  const { connection } = useHost();
  const { t } = useLanguage();
  const run = useRun();
  const feeds = useQuery({
    queryKey: key,
    queryFn: async () => (await request<Feed[]>(connection, { path: '/calendar-feeds' })).value,
  });

  async function handleCopy(url: string) {
    await navigator.clipboard.writeText(url);
    showSuccess(t(text.copied));
  }

  return (
    <Sheet place="side" title={t(text.title)} onClose={onClose}>
      <div data-scrolls>
        <Stack $gap={5}>
          <Note>{t(text.hint)}</Note>
          <FeedForm resources={resources} />
          <LoadState query={feeds} failure={{ text: t(text.loadFailed) }} />
          <ul>
            {(feeds.data ?? []).map(({ id, name, url }) => (
              <ListLine key={id}>
                <span>
                  <strong>{name}</strong>
                  <Address>{url}</Address>
                </span>
                <ButtonRow>
                  <PlainButton onClick={() => void handleCopy(url)}>{t(text.copy)}</PlainButton>
                  <DangerButton
                    onClick={() =>
                      void run({ method: 'DELETE', path: `/calendar-feeds/${id}` }, t(text.removed))
                    }
                  >
                    {t(text.remove)}
                  </DangerButton>
                </ButtonRow>
              </ListLine>
            ))}
          </ul>
        </Stack>
      </div>
    </Sheet>
  );
}

/** Runs a call, and says why when it fails. @returns whether it succeeded */
function useRun() {
  const { connection } = useHost();
  const { t } = useLanguage();
  const client = useQueryClient();
  const report = useReportFailure();
  return async (call: Call, done: string | null): Promise<boolean> => {
    try {
      await request(connection, call);
      if (done) showSuccess(done);
      return true;
    } catch (error) {
      await report(error, { text: t(text.failed), saysWhy: true });
      return false;
    } finally {
      await client.invalidateQueries({ queryKey: key });
    }
  };
}

function FeedForm({ resources }: Pick<FeedsSheetProps, 'resources'>) {
  const { t } = useLanguage();
  const run = useRun();
  const [name, setName] = useState('');
  const [resourceId, setResourceId] = useState('');

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const body = { name: name.trim(), ...(resourceId !== '' && { resourceId }) };
    const call: Call = { method: 'POST', path: '/calendar-feeds', body, idempotencyKey: newKey() };
    if (body.name !== '' && (await run(call, null))) setName('');
  }

  return (
    <form noValidate aria-label={t(text.title)} onSubmit={(event) => void handleSubmit(event)}>
      <Stack>
        <Field label={t(text.name)}>
          {(control) => (
            <TextInput {...control} value={name} onChange={({ target }) => setName(target.value)} />
          )}
        </Field>
        <ResourceChoice
          label={t(text.resource)}
          none={t(text.all)}
          value={resourceId}
          resources={resources}
          onChange={setResourceId}
        />
        <PrimaryButton type="submit" disabled={name.trim() === ''}>
          {t(text.add)}
        </PrimaryButton>
      </Stack>
    </form>
  );
}
