import { useQuery } from '@tanstack/react-query';
import { useCallback, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { request } from '@ritmi/shared/client/request';
import type { Alt, MediaFile } from '@ritmi/shared/domain/uploads/library';
import { type FileType, fileTypes } from '@ritmi/shared/domain/media';
import { CheckBox, CheckLabel } from '@ritmi/shared/ui/form/controls';
import { Field } from '@ritmi/shared/ui/form/Field';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { layout, space } from '@ritmi/shared/ui/tokens';
import { useHost } from '../host/host.js';
import { LoadState } from '../kit/list/LoadState.js';
import { SearchBox } from '../kit/list/SearchBox.js';
import { Note, Panel, PanelTitle, PlainButton } from '../kit/look/frames.js';
import { foldedOnPhone, UnfoldFilters } from '../kit/look/onPhone.js';
import { ToolSelect } from '../kit/look/ToolSelect.js';
import { onPhone } from '../kit/look/useMedia.js';
import { ChooseFiles } from '../kit/media/ChooseFiles.js';
import { LibraryGrid } from '../kit/media/LibraryGrid.js';
import { libraryText } from '../kit/media/text.js';
import { DropZone } from '../kit/media/UploadField.js';
import { useLibrary } from '../kit/media/useLibrary.js';
import { words } from '../kit/text.js';
import { UploadPanel } from '../kit/uploads/UploadPanel.js';
import { useUploadQueue } from '../kit/uploads/Uploads.js';
import { ScreenHeading } from '../kit/useTitle.js';
import { AltSheet } from './AltSheet.js';
import { FileSheet } from './FileSheet.js';
import { mediaViewText as text } from './text.js';
import { useNamedFile } from './useNamedFile.js';

const Filters = styled.div`
  ${layout.wrap(3)}
  align-items: center;
`;

const Rest = styled.div`
  ${layout.wrap(3)}
  align-items: center;
  ${onPhone} {
    flex-basis: 100%;
    gap: ${space(1)} ${space(3)};
  }
  ${foldedOnPhone}
`;

/** All files of the library (contract, Media library). */
export function MediaView() {
  const { t } = useLanguage();
  const [filters, setFilters] = useState(unfiltered);
  const [opened, setOpened] = useState<MediaFile | null>(null);
  // Not in the sheet: it begins again when the file is replaced.
  const [typed, setTyped] = useState<Alt>({});
  const [isWriting, setIsWriting] = useState(false);
  const library = useLibrary(filters);
  const { loaded, files, total } = library;

  // The rows of the uploads render again only with a new one.
  const handleChoose = useCallback((file: MediaFile) => {
    setTyped({});
    setOpened(file);
  }, []);
  useNamedFile(handleChoose);

  const isFiltered = filters.search.trim() !== '' || countOn(filters) > 0;
  return (
    <>
      <ScreenHeading title={t(text.title)} />
      <Panel aria-label={t(text.upload)}>
        <Upload onShow={handleChoose} />
      </Panel>
      <Panel aria-label={t(text.title)}>
        <PanelTitle>{t(text.panel)}</PanelTitle>
        <LibraryFilters filters={filters} onChange={setFilters} onWrite={() => setIsWriting(true)} />
        <LoadState query={loaded} failure={{ text: t(libraryText.loadFailed) }} />
        {loaded.isSuccess ? (
          <Note role="status">
            {files.length > 0 ? t(text.count(total)) : t(isFiltered ? words.nothingFound : libraryText.empty)}
          </Note>
        ) : null}
        <LibraryGrid library={library} onChoose={handleChoose} />
      </Panel>
      {isWriting ? <AltSheet onClose={() => setIsWriting(false)} /> : null}
      {opened ? (
        <FileSheet
          key={opened.name}
          file={opened}
          typed={typed}
          onType={setTyped}
          onChanged={setOpened}
          onClose={() => setOpened(null)}
        />
      ) : null}
    </>
  );
}

type FilterValues = {
  readonly search: string;
  readonly type: FileType | '';
  readonly isUnused: boolean;
  readonly lacksAlt: boolean;
};

const unfiltered: FilterValues = { search: '', type: '', isUnused: false, lacksAlt: false };

/** How many filters are on that are closed on a phone. */
function countOn({ type, isUnused, lacksAlt }: FilterValues): number {
  return [type !== '', isUnused, lacksAlt].filter(Boolean).length;
}

type LibraryFiltersProps = {
  readonly filters: FilterValues;
  readonly onChange: (filters: FilterValues) => void;
  /** Alternative texts are to be written one after another. */
  readonly onWrite: () => void;
};

/** What narrows the library; on a phone all but the search is behind a button. */
function LibraryFilters({ filters, onChange, onWrite }: LibraryFiltersProps) {
  const { t } = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  const restId = useId();
  const lacking = useLackingAlt();
  const { search, type, isUnused, lacksAlt } = filters;
  const set = (part: Partial<FilterValues>) => onChange({ ...filters, ...part });
  return (
    <Filters>
      <SearchBox label={t(libraryText.search)} value={search} onChange={(typed) => set({ search: typed })} />
      <UnfoldFilters
        label={t(words.filters)}
        count={countOn(filters)}
        isOpen={isOpen}
        controls={restId}
        onToggle={() => setIsOpen(!isOpen)}
      />
      <Rest id={restId} data-open={isOpen}>
        <ToolSelect
          aria-label={t(text.type)}
          value={type}
          onChange={({ target: { value } }) => set({ type: fileTypes.find((each) => each === value) ?? '' })}
        >
          <option value="">{t(text.all)}</option>
          <option value="image">{t(text.images)}</option>
          <option value="video">{t(text.videos)}</option>
          <option value="audio">{t(text.sounds)}</option>
        </ToolSelect>
        <CheckLabel>
          <CheckBox checked={isUnused} onChange={({ target }) => set({ isUnused: target.checked })} />
          {t(text.onlyUnused)}
        </CheckLabel>
        <CheckLabel>
          <CheckBox checked={lacksAlt} onChange={({ target }) => set({ lacksAlt: target.checked })} />
          {t(text.lacksAlt(lacking))}
        </CheckLabel>
        {lacking ? <PlainButton onClick={onWrite}>{t(text.writeAlts)}</PlainButton> : null}
      </Rest>
    </Filters>
  );
}

/** How many pictures have no alternative text; null where that is not known. */
function useLackingAlt(): number | null {
  const { connection } = useHost();
  const { data } = useQuery({
    queryKey: ['changed', 'media', 'lackingAlt'],
    queryFn: () => request<MediaFile[]>(connection, { path: '/media?limit=1&noAlt=true' }),
  });
  return data ? (data.total ?? data.value.length) : null;
}

/** Takes files into the library for which there is no document yet. */
function Upload({ onShow }: { readonly onShow: (file: MediaFile) => void }) {
  const { t } = useLanguage();
  const queue = useUploadQueue();
  const input = useRef<HTMLInputElement>(null);
  const handleFiles = (files: readonly File[]) => void queue.add(files);
  return (
    <DropZone name="library" onFiles={handleFiles}>
      <Field label={t(text.upload)}>
        {(control) => (
          <ChooseFiles
            control={control}
            input={input}
            name="library"
            takes="any"
            isMultiple
            onFiles={handleFiles}
          />
        )}
      </Field>
      <UploadPanel onShow={onShow} />
    </DropZone>
  );
}
