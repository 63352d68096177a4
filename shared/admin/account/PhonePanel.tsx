import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CheckBox, CheckLabel } from '@ritmi/shared/ui/form/controls';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { showFailure, showSuccess } from '@ritmi/shared/ui/Toasts';
import { type Push, useHost } from '../host/host.js';
import { Note, Panel, PanelTitle } from '../kit/look/frames.js';
import { endNotices, startNotices } from '../kit/session/phone.js';
import { useReportFailure } from '../kit/session/useSession.js';
import { accountText, failed } from './text.js';

const text = accountText.phone;

const stateKey = ['push'] as const;

/** The browser's own service of notices may fail for a moment. */
const retries = 3;

/** Whether the browser lets the page store nothing, so that it can have no notices either. */
const isForbidden = (error: unknown) => error instanceof DOMException && error.name === 'SecurityError';

/** Has new enquiries shown on this phone while the admin is closed; nothing in a program that shows notices itself. */
export function PhonePanel() {
  const { push } = useHost();
  return push ? <PhoneSwitch push={push} /> : null;
}

function PhoneSwitch({ push }: { readonly push: Push }) {
  const { t } = useLanguage();
  const { connection } = useHost();
  const client = useQueryClient();
  const reportFailure = useReportFailure();
  const { data: state, error } = useQuery({
    queryKey: stateKey,
    queryFn: () => push.state(),
    retry: (count, failure) => !isForbidden(failure) && count < retries,
  });
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async (isOn: boolean) => {
      if (isOn) return startNotices(push, connection);
      await endNotices(push, connection);
      return true;
    },
    onSuccess: (isDone, isOn) => {
      if (isDone) showSuccess(t(isOn ? text.turnedOn : text.turnedOff));
      else showFailure(t(text.startFailed));
    },
    onError: (error, isOn) => reportFailure(error, failed(t(isOn ? text.startFailed : text.endFailed))),
    onSettled: () => client.invalidateQueries({ queryKey: stateKey }),
  });
  const isOn = isPending ? variables : state === 'on';
  const canSwitch = state === 'on' || state === 'off';

  return (
    <Panel aria-label={t(text.title)}>
      <PanelTitle>{t(text.title)}</PanelTitle>
      <CheckLabel>
        <CheckBox
          role="switch"
          checked={isOn}
          aria-checked={isOn}
          disabled={!canSwitch || isPending}
          aria-describedby="phone-notices"
          onChange={(event) => mutate(event.target.checked)}
        />
        {t(text.label)}
      </CheckLabel>
      <Note id="phone-notices" role="status">
        {state ? t(text[canSwitch ? 'note' : state]) : null}
        {isForbidden(error) ? t(text.forbidden) : null}
      </Note>
    </Panel>
  );
}
