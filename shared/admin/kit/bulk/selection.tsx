import { createContext, useContext, useState, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { CheckBox } from '@ritmi/shared/ui/form/controls';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { createStore, type Store } from '@ritmi/shared/ui/store';
import { bulkText } from './text.js';

// Which rows of a list are selected. A row renders again only when its own box changes.

type Selection = { readonly isOn: boolean; readonly ids: ReadonlySet<string> };

const none: Selection = { isOn: false, ids: new Set() };

export type SelectionStore = Store<Selection>;

const Context = createContext<SelectionStore>(createStore(none));

export const SelectionProvider = Context.Provider;

export function useNewSelection(): SelectionStore {
  const [store] = useState(() => createStore(none));
  return store;
}

/** Shows the boxes, or hides and empties them. */
export function setSelecting(store: SelectionStore, isOn: boolean): void {
  store.set({ isOn, ids: none.ids });
}

export function select(store: SelectionStore, ids: readonly string[]): void {
  store.set({ isOn: true, ids: new Set(ids) });
}

/** Whether rows have boxes in place of their buttons. */
export function useIsSelecting(): boolean {
  const { get, subscribe } = useContext(Context);
  return useSyncExternalStore(subscribe, () => get().isOn);
}

/** The whole line is its label, so that a click anywhere selects. */
const Place = styled.label`
  display: grid;
  flex: none;
  grid-row: 1 / span 2;
  place-items: center;
  width: 44px;
  min-height: 44px;
  cursor: pointer;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  input {
    position: relative;
    z-index: 1;
  }
`;

/** The box of a row; none while nothing is being selected. */
export function RowBox({ id, title }: { readonly id: string; readonly title: string }) {
  const store = useContext(Context);
  const { t } = useLanguage();
  const isSelected = useSyncExternalStore(store.subscribe, () => store.get().ids.has(id));

  function handleChange() {
    const ids = new Set(store.get().ids);
    if (!ids.delete(id)) ids.add(id);
    store.set({ isOn: true, ids });
  }
  return (
    <Place>
      <CheckBox
        data-row-action
        aria-label={t(bulkText.select(title))}
        checked={isSelected}
        onChange={handleChange}
      />
    </Place>
  );
}
