import { useQuery } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { request } from '@ritmi/shared/client/request';
import type { Alt, MediaFile } from '@ritmi/shared/domain/uploads/library';
import { type FileType, fileTypes } from '@ritmi/shared/domain/media';
import { CheckBox, CheckLabel, Select } from '@ritmi/shared/ui/form/controls';
import { Field } from '@ritmi/shared/ui/form/Field';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { layout } from '@ritmi/shared/ui/tokens';
import { useHost } from '../host/host.js';
import { LoadState } from '../kit/list/LoadState.js';
import { SearchBox } from '../kit/list/SearchBox.js';
import { Note, Panel, PanelTitle, PlainButton } from '../kit/look/frames.js';
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

const Type = styled(Select)`
  width: auto;
  min-height: 38px;
`;

/** All files of the library (contract, Media library). */
export function MediaView() {
  const { t } = useLanguage();
  const [search, setSearch] = useState('');
  const [type, setType] = useState<FileType | ''>('');
  const [isUnused, setIsUnused] = useState(false);
  const [opened, setOpened] = useState<MediaFile | null>(null);
  // Not in the sheet: it begins again when the file is replaced.
  const [typed, setTyped] = useState<Alt>({});
  const [lacksAlt, setLacksAlt] = useState(false);
  const [isWriting, setIsWriting] = useState(false);
  const lacking = useLackingAlt();
  const library = useLibrary({ search, type, isUnused, lacksAlt });
  const { loaded, files, total } = library;

  // The rows of the uploads render again only with a new one.
  const handleChoose = useCallback((file: MediaFile) => {
    setTyped({});
    setOpened(file);
  }, []);
  useNamedFile(handleChoose);

  const isFiltered = search.trim() !== '' || type !== '' || isUnused || lacksAlt;
  return (
    <>
      <ScreenHeading title={t(text.title)} />
      <Panel aria-label={t(text.upload)}>
        <Upload onShow={handleChoose} />
      </Panel>
      <Panel aria-label={t(text.title)}>
        <PanelTitle>{t(text.panel)}</PanelTitle>
        <Filters>
          <SearchBox label={t(libraryText.search)} value={search} onChange={setSearch} />
          <Type
            aria-label={t(text.type)}
            value={type}
            onChange={({ target: { value } }) => setType(fileTypes.find((each) => each === value) ?? '')}
          >
            <option value="">{t(text.all)}</option>
            <option value="image">{t(text.images)}</option>
            <option value="video">{t(text.videos)}</option>
            <option value="audio">{t(text.sounds)}</option>
          </Type>
          <CheckLabel>
            <CheckBox checked={isUnused} onChange={({ target }) => setIsUnused(target.checked)} />
            {t(text.onlyUnused)}
          </CheckLabel>
          <CheckLabel>
            <CheckBox checked={lacksAlt} onChange={({ target }) => setLacksAlt(target.checked)} />
            {t(text.lacksAlt(lacking))}
          </CheckLabel>
          {lacking ? <PlainButton onClick={() => setIsWriting(true)}>{t(text.writeAlts)}</PlainButton> : null}
        </Filters>
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
