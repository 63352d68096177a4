import { useState } from 'react';
import type { MediaFile } from '@ritmi/shared/domain/uploads/library';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { TextInput } from '@ritmi/shared/ui/form/controls';
import { Note, PlainButton, Stack } from '../look/frames.js';
import { Sheet } from '../look/Sheet.js';
import { words } from '../text.js';
import { LibraryGrid } from './LibraryGrid.js';
import { libraryText as text } from './text.js';
import { useLibrary } from './useLibrary.js';

type LibrarySheetProps = {
  readonly onChoose: (file: MediaFile) => void;
  readonly onClose: () => void;
};

type LibraryButtonProps = {
  readonly isDisabled: boolean;
  readonly onChoose: LibrarySheetProps['onChoose'];
};

/** Chooses a stored file for a field. */
export function LibraryButton({ isDisabled, onChoose }: LibraryButtonProps) {
  const { t } = useLanguage();
  const [isOpen, setIsOpen] = useState(false);

  function handleChoose(file: MediaFile) {
    onChoose(file);
    setIsOpen(false);
  }

  return (
    <>
      <PlainButton disabled={isDisabled} onClick={() => setIsOpen(true)}>
        {t(text.choose)}
      </PlainButton>
      {isOpen ? <LibrarySheet onChoose={handleChoose} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}

function LibrarySheet({ onChoose, onClose }: LibrarySheetProps) {
  const { t } = useLanguage();
  const [search, setSearch] = useState('');
  const library = useLibrary({ search, type: '' });
  const isEmpty = library.loaded.isSuccess && library.files.length === 0;
  return (
    <Sheet place="side" title={t(text.chooseTitle)} onClose={onClose}>
      <Stack data-scrolls>
        <TextInput
          type="search"
          aria-label={t(text.search)}
          placeholder={t(words.search)}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        {library.loaded.isError ? <Note role="alert">{t(text.loadFailed)}</Note> : null}
        {library.loaded.isPending ? <Note role="status">{t(words.loading)}</Note> : null}
        {isEmpty ? <Note>{t(search === '' ? text.empty : words.nothingFound)}</Note> : null}
        <LibraryGrid library={library} onChoose={onChoose} />
      </Stack>
    </Sheet>
  );
}
