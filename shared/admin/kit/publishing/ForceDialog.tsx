import type { FieldDefinitions } from '@ritmi/shared/domain/kinds';
import type { Usage } from '@ritmi/shared/domain/errors';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { FieldChanges } from '../changes/ChangeList.js';
import { ConfirmDialog } from '../look/ConfirmDialog.js';
import { entityTitle } from '../model/entityText.js';
import type { FieldChange } from '../model/values.js';
import { words } from '../text.js';
import { publishText as text } from './text.js';

/** Why a document is not published or taken off the site, unless a person wants that. */
export type Obstacle = { readonly usedIn: readonly Usage[] } | { readonly changes: readonly FieldChange[] };

type ForceDialogProps = {
  readonly obstacle: Obstacle;
  readonly fields: FieldDefinitions;
  readonly subject: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
};

/** Shows what uses the document, or what others have changed, and asks whether to go on. */
export function ForceDialog({ obstacle, fields, subject, onConfirm, onCancel }: ForceDialogProps) {
  const { t } = useLanguage();
  const isUsed = 'usedIn' in obstacle;
  return (
    <ConfirmDialog
      title={t(isUsed ? text.usedTitle : text.conflictTitle)}
      text={t(isUsed ? text.used : text.conflict)}
      subject={subject || t(words.untitled)}
      confirmLabel={t(text.force)}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {isUsed ? (
        <ul>
          {obstacle.usedIn.map(({ entity, id, title }) => (
            <li key={id}>
              {t(entityTitle(entity))}: {title || t(words.untitled)}
            </li>
          ))}
        </ul>
      ) : (
        <FieldChanges fields={fields} changes={obstacle.changes} />
      )}
    </ConfirmDialog>
  );
}
