import { useLanguage } from '@ritmi/shared/ui/Language';
import { showSuccess } from '@ritmi/shared/ui/Toasts';
import type { Entity } from '@ritmi/shared/domain/entity';
import type { Values } from '@ritmi/shared/domain/values';
import { copyValues } from '../kinds/copyValues.js';
import { newKey } from '../model/newKey.js';
import { takenOff } from '../model/publishing.js';
import type { Attempt, Edited, FormValues, ItemValues } from '../model/values.js';
import { useReportFailure } from '../session/useSession.js';
import { bulkText } from './text.js';

type Form = {
  readonly spec: {
    readonly schema: { parse(values: ItemValues): FormValues };
    readonly toValues: (document: Values) => ItemValues;
    readonly titleOf: (values: FormValues) => string;
  };
  readonly save: (body: FormValues, attempt: Attempt, base: undefined) => Promise<unknown>;
};

type Options = { readonly entity: Entity; readonly form: Form; readonly rows: readonly Edited[] };

/**
 * Creates a copy of a document, as a draft where its entity has drafts, and reports what happened.
 * @returns what `save` returns, which is nothing while the write waits for the server; null when it failed
 */
export function useDuplicate({ entity, form, rows }: Options) {
  const { t } = useLanguage();
  const reportFailure = useReportFailure();

  return async (document: Edited): Promise<unknown> => {
    const { spec, save } = form;
    const copied = copyValues(entity, { document, rows, nameOf: (title) => t(bulkText.copyOf(title)) });
    const values = { ...spec.toValues(copied), uploads: [] };
    const isDraft = entity.publishing === true;
    try {
      const how = isDraft ? { fields: takenOff } : {};
      const saved = await save(
        spec.schema.parse(values),
        { key: newKey(), title: spec.titleOf(values), ...how },
        undefined,
      );
      showSuccess(t(isDraft ? bulkText.duplicatedAsDraft : bulkText.duplicated));
      return saved;
    } catch (error) {
      await reportFailure(error, { text: t(bulkText.notDuplicated), saysWhy: true });
      return null;
    }
  };
}
