import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import type { EntityName } from '@ritmi/shared/domain/entities';
import { type Message, pathIn } from '@ritmi/shared/domain/language';
import { previewParameter } from '@ritmi/shared/domain/publishing/previews';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { Loading } from '@ritmi/shared/ui/Ring';
import type { Store } from '@ritmi/shared/ui/store';
import { space } from '@ritmi/shared/ui/tokens';
import { useHost } from '../../host/host.js';
import { Note } from '../look/frames.js';
import { ToolSelect } from '../look/ToolSelect.js';
import type { FormValues } from '../model/values.js';
import { openTypedPreview } from './typedPreview.js';
import { PageTools, PreviewedPage, usePageView } from './PreviewedPage.js';
import { previewText as text } from './text.js';
import { useFollowingFrame } from './useFollowingFrame.js';

/** A page of the site. */
export type SitePage = { readonly path: string; readonly label: Message };

/** What a form would save now; null until that is known. */
export type Typed = Store<FormValues | null>;

type FormPreviewProps = {
  /** Name of a single document. */
  readonly entity: EntityName;
  readonly typed: Typed;
  /** The pages to choose from. */
  readonly pages: readonly [SitePage, ...SitePage[]];
  /** The page that shows what is being edited; null leaves the one that is shown. */
  readonly page: string | null;
};

const Frame = styled.div`
  display: grid;
  grid-template-rows: auto auto minmax(0, 1fr);
  min-height: 0;
  // Not a gap, which an empty note would have twice.
  > :first-child,
  > [role='status'] > * {
    margin-bottom: ${space(3)};
  }
`;

const PageChoice = styled(ToolSelect)`
  flex: 1 1 150px;
`;

/** The real page with what is being typed, which follows the form. Nobody else sees it. */
export function FormPreview({ entity, typed, pages, page }: FormPreviewProps) {
  const { t } = useLanguage();
  const [view, setView] = usePageView();
  const [path, setPath] = useState(page ?? pages[0].path);
  const [followed, setFollowed] = useState(page);
  if (page !== followed) {
    setFollowed(page);
    if (page !== null) setPath(page);
  }
  const { frame, reload, handleLoad } = useFollowingFrame();
  const { id, isAway } = useFormPreview(entity, typed, reload);
  return (
    <Frame>
      <PageTools view={view} onChange={setView}>
        <PageChoice
          name="page"
          aria-label={t(text.page)}
          value={path}
          onChange={({ target }) => setPath(target.value)}
        >
          {pages.map((page) => (
            <option key={page.path} value={page.path}>
              {t(page.label)}
            </option>
          ))}
        </PageChoice>
      </PageTools>
      <div role="status">{isAway ? <Note>{t(text.away)}</Note> : null}</div>
      {id === null ? (
        isAway ? null : (
          <Loading label={t(text.loading)} />
        )
      ) : (
        <PreviewedPage
          place={`${pathIn(view.language, path)}?${previewParameter}=${id}`}
          width={view.width}
          frame={frame}
          onLoad={handleLoad}
        />
      )}
    </Frame>
  );
}

/** The preview of what is typed while it is shown: its id, and whether the server has not taken the last change. */
function useFormPreview(entity: EntityName, typed: Typed, onChanged: () => void) {
  const { connection } = useHost();
  const [id, setId] = useState<string | null>(null);
  const [isAway, setIsAway] = useState(false);
  useEffect(() => {
    const preview = openTypedPreview({
      connection,
      entity,
      id: entity,
      onShown: (shown) => {
        setId(shown);
        setIsAway(false);
        onChanged();
      },
      onFailed: () => setIsAway(true),
    });
    const show = () => {
      const fields = typed.get();
      if (fields) preview.show(fields);
    };
    show();
    const unsubscribe = typed.subscribe(show);
    window.addEventListener('online', show);
    return () => {
      unsubscribe();
      window.removeEventListener('online', show);
      preview.end();
    };
  }, [connection, entity, typed, onChanged]);
  return { id, isAway };
}
