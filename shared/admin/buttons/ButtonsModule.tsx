import { useCallback } from 'react';
import { styled } from 'styled-components';
import { buttonCategories, navigationButton } from '@ritmi/shared/domain/buttons/schema';
import { textIn } from '@ritmi/shared/domain/entity';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { words } from '../kit/text.js';
import { ChoiceField, TextField } from '../kit/forms/fields.js';
import type { FormSpec, FormValues } from '../kit/forms/formSpec.js';
import { Editor } from '../kit/list/Editor.js';
import { Row } from '../kit/list/Row.js';
import { Cell } from '../kit/list/rowParts.js';
import { Note } from '../kit/look/frames.js';
import { SiteLink } from '../kit/look/SiteLink.js';
import type { Removal } from '../kit/resource/useResource.js';
import { useUndo } from '../kit/resource/useUndo.js';
import { useFailure } from '../kit/session/useSession.js';
import { useLatest } from '../kit/useLatest.js';
import { type SavedButton, useButtons } from './savedButtons.js';
import { buttonFailures, buttonLabels, buttonsIntro, buttonsText as text } from './text.js';

const buttonBody = navigationButton.omit({ id: true });

const buttonForm: FormSpec = {
  schema: buttonBody,
  empty: { text: '', path: '', category: 'main' },
  toValues: ({ text: label, path, category }) => ({ text: label, path, category }),
  titleOf: (values) => textIn(values, 'text').trim(),
  fields: {},
  labels: buttonLabels,
};

const titleOf = (button: SavedButton) => button.text;
const searchText = (button: SavedButton) => `${button.text} ${button.path} ${button.category}`;

/** The navigation buttons, which are stored in the browser only. */
export function ButtonsModule() {
  const { t } = useLanguage();
  const buttons = useButtons();
  const { rows, add, update } = buttons;
  const latestDelete = useLatest(useDelete(buttons));
  const renderRow = useCallback(
    (button: SavedButton, onEdit: () => void) => (
      <Row
        title={button.text}
        called={text.called}
        question={text.confirmRemove}
        onEdit={onEdit}
        onDelete={() => latestDelete.current(button)}
        sitePath="/buttons"
        cells={
          <>
            <Cell $width="168px">{button.path}</Cell> <Cell $width="84px">{button.category}</Cell>
          </>
        }
      />
    ),
    [latestDelete],
  );

  async function save(values: FormValues, _attempt: unknown, base?: { readonly id: string }) {
    const body = buttonBody.parse(values);
    if (base) update({ id: base.id, ...body });
    else add(body);
  }

  return (
    <>
      <Intro>
        {t(buttonsIntro)} <SiteLink path="/buttons">{t(words.showOnSite)}</SiteLink>
      </Intro>
      <Editor
        name="buttons"
        text={{ ...text, add: t(buttonFailures.save), update: t(buttonFailures.save) }}
        source={{ rows, state: 'ready', refetch: () => undefined }}
        titleOf={titleOf}
        searchText={searchText}
        renderRow={renderRow}
        spec={buttonForm}
        save={save}
      >
        <TextField name="text" label={buttonLabels.text} isRequired />
        <TextField name="path" label={buttonLabels.path} placeholder="/example-path" isRequired />
        <ChoiceField name="category" label={buttonLabels.category} options={buttonCategories} isRequired />
      </Editor>
    </>
  );
}

/** What the buttons are for, and where they are stored. */
const Intro = styled(Note)`
  max-width: 64ch;
`;

/** Deletes a button and offers to undo it; reports what the browser's storage refuses. */
function useDelete({ rows, remove, putBack }: ReturnType<typeof useButtons>) {
  const { offer } = useUndo();
  const fail = useFailure();
  const { t } = useLanguage();

  return async (button: SavedButton): Promise<Removal> => {
    const place = rows.findIndex(({ id }) => id === button.id);
    try {
      remove(button.id);
    } catch (error) {
      await fail(error, t(buttonFailures.remove));
      return 'failed';
    }
    offer(text.removed, async () => {
      try {
        putBack(button, place);
      } catch (error) {
        await fail(error, t(buttonFailures.save));
      }
    });
    return 'removed';
  };
}
