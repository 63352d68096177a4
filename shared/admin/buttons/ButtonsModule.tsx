import { styled } from 'styled-components';
import { buttons } from '@ritmi/shared/domain/buttons/schema';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { words } from '../kit/text.js';
import { EntityFields } from '../kit/kinds/fieldKinds.js';
import { entityForm } from '../kit/forms/formSpec.js';
import { Editor } from '../kit/list/EntityEditor.js';
import { Note } from '../kit/look/frames.js';
import { SiteLink } from '../kit/look/SiteLink.js';
import { entityText } from '../kit/model/entityText.js';
import { useUndo } from '../kit/resource/useUndo.js';
import type { FailureRule } from '../kit/model/failureText.js';
import { useReportFailure } from '../kit/session/useSession.js';
import { type SavedButton, useButtons } from './savedButtons.js';
import { buttonsText } from './text.js';
import type { FormValues } from '../kit/model/values.js';

const Intro = styled(Note)`
  max-width: 64ch;
`;

const text = entityText(buttons);
const spec = entityForm(buttons);

/** The navigation buttons, which are stored in the browser only. */
export function ButtonsModule() {
  const { t } = useLanguage();
  const { offer } = useUndo();
  const reportFailure = useReportFailure();
  const { rows, put, remove } = useButtons();
  const notSaved = { text: t(buttonsText.notSaved) };

  async function save(values: FormValues, _attempt: unknown, base?: { readonly id: string }) {
    put({ id: base?.id, ...buttons.create.parse(values) });
  }

  /** Runs a change and reports its failure, such as a full storage; resolves with whether it succeeded. */
  async function attempt(change: () => void, failure: FailureRule): Promise<boolean> {
    try {
      change();
      return true;
    } catch (error) {
      await reportFailure(error, failure);
      return false;
    }
  }

  async function handleRemove(button: SavedButton) {
    const place = rows.findIndex(({ id }) => id === button.id);
    if (await attempt(() => remove(button.id), { text: t(buttonsText.notDeleted) }))
      offer(text.removed, async () => void (await attempt(() => put(button, place), notSaved)), button.text);
    return null;
  }

  return (
    <>
      <Intro>
        {t(buttonsText.intro)} <SiteLink path="/buttons">{t(words.showOnSite)}</SiteLink>
      </Intro>
      <Editor
        isShort
        name="buttons"
        entity={buttons}
        text={{ ...text, add: notSaved, update: notSaved }}
        source={{ rows, state: 'ready', refetch: () => undefined, remove: handleRemove }}
        form={{ spec, save, children: <EntityFields entity={buttons} /> }}
      />
    </>
  );
}
