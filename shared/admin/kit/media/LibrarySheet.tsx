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
  /** Whether it shows pieces of music; else pictures and videos. */
  readonly isSound?: boolean;
  readonly onChoose: (file: MediaFile) => void;
  readonly onClose: () => void;
};

type LibraryButtonProps = Pick<LibrarySheetProps, 'isSound'> & {
  readonly isDisabled: boolean;
  readonly onChoose: LibrarySheetProps['onChoose'];
};

/** Chooses a stored file for a field. */
export function LibraryButton({ isSound = false, isDisabled, onChoose }: LibraryButtonProps) {
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
      {isOpen ? (
        <LibrarySheet isSound={isSound} onChoose={handleChoose} onClose={() => setIsOpen(false)} />
      ) : null}
    </>
  );
}

function LibrarySheet({ isSound = false, onChoose, onClose }: LibrarySheetProps) {
  const { t } = useLanguage();
  const [search, setSearch] = useState('');
  const { files, ...loading } = useLibrary({ search, type: isSound ? 'audio' : '' });
  const library = { ...loading, files: isSound ? files : files.filter(({ type }) => type !== 'audio') };
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
