import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { nobody } from '@ritmi/shared/domain/access';
import { entityNames, entityOf } from '@ritmi/shared/domain/entities';
import { VisuallyHidden } from '@ritmi/shared/ui/Block';
import { TextInput } from '@ritmi/shared/ui/form/controls';
import { Field } from '@ritmi/shared/ui/form/Field';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { color, radius, space, type } from '@ritmi/shared/ui/tokens';
import { Note } from '../kit/look/frames.js';
import { Sheet } from '../kit/look/Sheet.js';
import { entityText, newPathOf } from '../kit/model/entityText.js';
import { words } from '../kit/text.js';
import { type Entry, searchIn } from './search.js';
import { paletteText as text } from './text.js';
import { useFiles } from './useFiles.js';
import { useItems } from './useItems.js';

const List = styled.div`
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  border-top: 1px solid ${color.line};
`;

/** Its focus stays in the search field. */
const Option = styled.button.attrs({ type: 'button', role: 'option', tabIndex: -1 })`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space(3)};
  width: 100%;
  min-height: 44px;
  padding: ${space(2)} ${space(5)};
  border: 1px solid transparent;
  border-radius: ${radius.control};
  text-align: left;
  overflow-wrap: anywhere;
  &[aria-selected='true'] {
    border-color: ${color.text};
    background: ${color.card};
  }
  span {
    flex: none;
    color: ${color.quiet};
    font-size: ${type.size.small};
  }
`;

const Head = styled.div`
  padding: 0 ${space(5)} ${space(3)};
`;

export type Screen = { readonly id: string; readonly label: string };

export type PaletteAction = { readonly id: string; readonly title: string; readonly run: () => void };

export type PaletteProps = {
  readonly screens: readonly Screen[];
  readonly actions: readonly PaletteAction[];
  readonly onClose: () => void;
};

/** Finds any item, file, screen and action, with the keyboard alone. */
export function Palette({ screens, actions, onClose }: PaletteProps) {
  const { t } = useLanguage();
  const listId = useId();
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState(0);
  const files = useFiles(search);
  const entries = useEntries({ screens, actions }, files.known);
  const find = useMemo(() => searchIn(entries), [entries]);
  const found = useMemo(() => withOthers(find(search), files.found), [find, search, files.found]);
  // Fewer may be found after a list has been loaded.
  const place = Math.min(chosen, Math.max(0, found.length - 1));
  const active = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // In newer browsers it returns a promise, which is no clean-up.
    active.current?.scrollIntoView({ block: 'nearest' });
  }, [place, found]);

  function open(entry: Entry | undefined) {
    if (!entry) return;
    onClose();
    entry.open();
  }

  function handleKey(event: KeyboardEvent) {
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (event.key === 'Enter') open(found[place]);
    else if (step === undefined) return;
    else if (found.length > 0) setChosen((place + step + found.length) % found.length);
    event.preventDefault();
  }

  return (
    <Sheet place="head" title={t(text.title)} onClose={onClose}>
      <Head>
        <Field label={t(words.search)} hint={t(text.hint)}>
          {(control) => (
            <TextInput
              {...control}
              name="find"
              role="combobox"
              autoComplete="off"
              spellCheck={false}
              aria-autocomplete="list"
              aria-expanded={found.length > 0}
              aria-controls={listId}
              aria-activedescendant={found.length > 0 ? `${listId}-${place}` : undefined}
              value={search}
              onChange={(event) => {
                setSearch(event.target.value);
                setChosen(0);
              }}
              onKeyDown={handleKey}
            />
          )}
        </Field>
        <VisuallyHidden role="status">{t(text.count(found.length))}</VisuallyHidden>
      </Head>
      <List id={listId} role="listbox" aria-label={t(text.results)}>
        {found.map((entry, index) => (
          <Option
            key={entry.id}
            id={`${listId}-${index}`}
            ref={index === place ? active : undefined}
            aria-selected={index === place}
            onMouseMove={() => setChosen(index)}
            onClick={() => open(entry)}
          >
            {entry.title}
            <span>{entry.kind}</span>
          </Option>
        ))}
        {found.length === 0 ? <Note>{t(words.nothingFound)}</Note> : null}
      </List>
    </Sheet>
  );
}

function withOthers(found: readonly Entry[], others: readonly Entry[]): readonly Entry[] {
  const ids = new Set(found.map(({ id }) => id));
  return [...found, ...others.filter(({ id }) => !ids.has(id))];
}

/** Screens, then actions, items and files. */
function useEntries(
  { screens, actions }: Pick<PaletteProps, 'screens' | 'actions'>,
  files: readonly Entry[],
): readonly Entry[] {
  const { t } = useLanguage();
  const navigate = useNavigate();
  const items = useItems();
  return useMemo(() => {
    const creations = entityNames
      .filter((name) => entityOf(name).access.create !== nobody)
      .map((name) => ({
        id: `new ${name}`,
        title: t(entityText(entityOf(name)).addTitle),
        run: () => void navigate(newPathOf(name)),
      }));
    return [
      ...screens.map(({ id, label }) => ({
        id: `screen ${id}`,
        title: label,
        kind: t(text.screen),
        text: '',
        open: () => void navigate(`/${id}`),
      })),
      ...[...creations, ...actions].map(({ id, title, run }) => ({
        id: `action ${id}`,
        title,
        kind: t(text.action),
        text: '',
        open: run,
      })),
      ...items,
      ...files,
    ];
  }, [screens, actions, items, files, navigate, t]);
}
