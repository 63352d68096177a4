import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { changePassword } from '@ritmi/shared/client/account';
import { passwordChange, shortestPassword } from '@ritmi/shared/domain/auth/schema';
import { CheckBox, CheckLabel } from '@ritmi/shared/ui/form/controls';
import { showSuccess } from '@ritmi/shared/ui/Toasts';
import { TextField } from '../kit/forms/fields.js';
import { SecretForm } from './SecretForm.js';
import { useHost } from '../host/host.js';
import { accountText } from './text.js';
import { useAccountKey } from './useAccount.js';

const words = accountText.password;

type PasswordFormProps = {
  /** Whether there is nothing else to do on the screen. */
  readonly isFirst?: boolean;
};

/** Changes the own password. One field for the new one, which can be shown: that finds a slip as typing it twice does. */
export function PasswordForm({ isFirst = false }: PasswordFormProps) {
  const { connection } = useHost();
  const client = useQueryClient();
  const key = useAccountKey();
  const [isShown, setIsShown] = useState(false);
  const type = isShown ? 'text' : 'password';
  return (
    <SecretForm
      name={words.submit}
      schema={passwordChange}
      empty={{ currentPassword: '', newPassword: '' }}
      isFirst={isFirst}
      submitLabel={words.submit}
      failure={words.failed}
      send={async (values) => {
        await changePassword(connection, values);
        showSuccess(words.changed);
        await client.invalidateQueries({ queryKey: key });
      }}
    >
      <TextField
        name="currentPassword"
        label={words.current}
        type={type}
        autoComplete="current-password"
        isRequired
      />
      <TextField
        name="newPassword"
        label={words.next}
        hint={words.hint(shortestPassword)}
        type={type}
        autoComplete="new-password"
        isRequired
      />
      <CheckLabel>
        <CheckBox checked={isShown} onChange={(event) => setIsShown(event.target.checked)} />
        {words.show}
      </CheckLabel>
    </SecretForm>
  );
}
