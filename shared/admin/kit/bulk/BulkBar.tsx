import { useState, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { nobody } from '@ritmi/shared/domain/access';
import { type EntityName, entityOf } from '@ritmi/shared/domain/entities';
import { textIn } from '@ritmi/shared/domain/values';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { color, layout, space } from '@ritmi/shared/ui/tokens';
import { ConfirmDialog } from '../look/ConfirmDialog.js';
import { DangerButton, Note, PlainButton } from '../look/frames.js';
import type { EntityText } from '../model/entityText.js';
import type { Edited } from '../model/values.js';
import { ForceDialog } from '../publishing/ForceDialog.js';
import { andMore, words } from '../text.js';
import { select, type SelectionStore, setSelecting } from './selection.js';
import { bulkText } from './text.js';
import { type BulkAction, useBulk } from './useBulk.js';
import { useFixed } from '../fixed.js';

const Frame = styled.div`
  ${layout.wrap(2)}
  // Stays in sight while further rows are selected.
  position: sticky;
  top: 0;
  z-index: 2;
  align-items: center;
  padding: ${space(2)} ${space(4)};
  border-block: 1px solid ${color.line};
  background: ${color.card};
  > [role='status'] {
    min-width: 112px;
    margin-right: auto;
    font-weight: 600;
  }
`;

type BulkBarProps = {
  readonly name: EntityName;
  readonly text: Pick<EntityText, 'update' | 'remove'>;
  /** The rows that the list shows. */
  readonly shown: readonly Edited[];
  readonly selection: SelectionStore;
};

/** What can be done with the selected rows of a list; it follows from the entity's definition. */
export function BulkBar({ name, text, shown, selection }: BulkBarProps) {
  const { t } = useLanguage();
  const fixed = useFixed();
  const { access, fields, publishing } = entityOf(name);
  const { ids } = useSyncExternalStore(selection.subscribe, selection.get);
  // What a filter hides is not touched.
  const rows = shown.filter(({ id }) => ids.has(id));
  const { act, isBusy, obstacle, dropObstacle, flag } = useBulk(name, text);
  const [isAsking, setIsAsking] = useState(false);
  const isBlocked = isBusy || rows.length === 0;
  const actions: readonly BulkAction[] =
    access.update === nobody
      ? []
      : [
          ...(publishing ? (['publish', 'draft'] as const) : []),
          ...(flag === undefined ? [] : (['feature', 'unfeature'] as const)),
        ];

  async function handleAction(action: BulkAction) {
    setIsAsking(false);
    await act(action, rows);
  }

  return (
    <Frame role="group" aria-label={t(bulkText.bar)} aria-busy={isBusy}>
      <span role="status">{t(bulkText.selected(rows.length))}</span>
      <PlainButton
        onClick={() => select(selection, rows.length < shown.length ? shown.map(({ id }) => id) : [])}
      >
        {t(rows.length < shown.length ? bulkText.all : bulkText.none)}
      </PlainButton>
      {actions.map((action) => (
        <PlainButton key={action} disabled={isBlocked} onClick={() => void handleAction(action)}>
          {t(bulkText[action])}
        </PlainButton>
      ))}
      {access.delete === nobody ? null : (
        <DangerButton disabled={isBlocked} onClick={() => setIsAsking(true)}>
          {t(bulkText.remove)}
        </DangerButton>
      )}
      <PlainButton onClick={() => setSelecting(selection, false)}>{t(bulkText.end)}</PlainButton>
      {isAsking ? (
        <ConfirmDialog
          title={t(bulkText.removeTitle(rows.length))}
          text={t(bulkText.removeNote)}
          confirmLabel={fixed('Delete')}
          onConfirm={() => void handleAction('remove')}
          onCancel={() => setIsAsking(false)}
        >
          <Titles titles={rows.map((row) => textIn(row, entityOf(name).titleField))} />
        </ConfirmDialog>
      ) : null}
      {obstacle ? (
        <ForceDialog
          obstacle={obstacle}
          fields={fields}
          subject={t(bulkText.bar)}
          onCancel={dropObstacle}
          onConfirm={() => void obstacle.force()}
        />
      ) : null}
    </Frame>
  );
}

/** How many titles a question names. */
const maxNamed = 8;

function Titles({ titles }: { readonly titles: readonly string[] }) {
  const { t } = useLanguage();
  return (
    <>
      <ul>
        {titles.slice(0, maxNamed).map((title, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- Titles may be alike, and the list does not change.
          <li key={place}>{title || t(words.untitled)}</li>
        ))}
      </ul>
      {titles.length > maxNamed ? <Note>{t(andMore(titles.length - maxNamed))}</Note> : null}
    </>
  );
}
