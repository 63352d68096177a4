import { Play } from 'lucide-react';
import { styled } from 'styled-components';
import { sourceLanguage } from '@ritmi/shared/domain/language';
import type { MediaFile } from '@ritmi/shared/domain/uploads/library';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { at, color, radius, space, type } from '@ritmi/shared/ui/tokens';
import { PlainButton } from '../look/frames.js';
import { filmWords } from './filmState.js';
import { Preview, previewBox } from './Preview.js';
import { libraryText as text } from './text.js';
import type { useLibrary } from './useLibrary.js';

const Grid = styled.ul`
  display: grid;
  gap: ${space(3)};
  grid-template-columns: repeat(auto-fill, minmax(min(132px, 40vw), 1fr));
`;

const Tile = styled.button`
  display: grid;
  gap: ${space(1)};
  width: 100%;
  padding: 0;
  border-radius: 10px;
  text-align: start;
  ${at.mouse} {
    &:hover > :first-child {
      outline: 2px solid ${color.text};
    }
  }
`;

const Shown = styled.span`
  ${previewBox}
  display: block;
  > svg {
    position: absolute;
    right: ${space(2)};
    bottom: ${space(2)};
    padding: ${space(1)};
    border-radius: ${radius.pill};
    background: rgb(4 4 7 / 0.7);
    color: #fff;
  }
`;

const Name = styled.span`
  overflow: hidden;
  // Kerned, the point before an extension disappears under its first letter.
  font-kerning: none;
  font-size: ${type.size.small};
  line-height: 1.3;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const State = styled(Name)`
  color: ${color.quiet};
`;

/** The name that the sender gave, without what the storage adds. */
export function shownName(name: string): string {
  return name.replace(/-[0-9a-f]{10}(?:-\d+x\d+-(?:[0-9a-f]{6}|clear))?(?=\.\w+$)/u, '');
}

type LibraryGridProps = {
  readonly library: ReturnType<typeof useLibrary>;
  readonly onChoose: (file: MediaFile) => void;
};

/**
 * Files of the library as thumbnails, with what is wrong with each below it, else its alternative text. How many have
 * none is said once, at the filter for them.
 */
export function LibraryGrid({ library: { files, total, loaded }, onChoose }: LibraryGridProps) {
  const { t } = useLanguage();
  return (
    <>
      <Grid>
        {files.map((file) => (
          <li key={file.name}>
            <Tile type="button" onClick={() => onChoose(file)}>
              <Shown>
                <Preview url={file.url} type={file.type} isSmall />
                {file.type === 'video' ? <Play size={24} aria-label={t(text.video)} role="img" /> : null}
              </Shown>
              <Name>{shownName(file.name)}</Name>
              <State>{stateOf(file).map(t).join(' · ') || file.alt[sourceLanguage] || ' '}</State>
            </Tile>
          </li>
        ))}
      </Grid>
      {loaded.hasNextPage ? (
        <PlainButton disabled={loaded.isFetchingNextPage} onClick={() => void loaded.fetchNextPage()}>
          {t(text.more(total - files.length))}
        </PlainButton>
      ) : null}
    </>
  );
}

function stateOf(file: MediaFile) {
  return [...filmWords(file), ...(file.usedIn.length === 0 ? [text.unused] : [])];
}
