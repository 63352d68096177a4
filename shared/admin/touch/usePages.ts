import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useLatest } from '../kit/useLatest.js';
import { isAdminPath, pathOf, sitePathIn, takePlace, untilChanged, versionOf } from './page.js';

/** Query parameter: the page of the site that is shown. */
const pathParam = 'rruga';

type Shown = { readonly key: number; readonly path: string };

type Loaded = { readonly frame: HTMLIFrameElement; readonly page: Document };

/**
 * The page of the site that the admin's address names. While it is loaded again, the page before stays in its place until
 * the new one is scrolled to where that was.
 */
export function usePages() {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const asked = sitePathIn(params.get(pathParam));
  const [pages, setPages] = useState<readonly Shown[]>([{ key: 0, path: asked }]);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  /** The path that the frame shows. */
  const shown = useRef(asked);
  const frames = useRef(new Map<number, HTMLIFrameElement>());
  const isLeft = useRef(false);

  // Another page was asked for elsewhere than in the frame.
  useEffect(() => {
    if (asked === shown.current) return;
    shown.current = asked;
    // oxlint-disable-next-line react/set-state-in-effect -- What the frame shows is known only to the frame.
    setPages(([before]) => [{ key: (before?.key ?? 0) + 1, path: asked }]);
  }, [asked]);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);

  const handleRead = useLatest((page: Document) => {
    const path = pathOf(page);
    if (isAdminPath(path)) return void navigate(path.replace(/^\/admin/, '') || '/');
    if (path === shown.current) return;
    shown.current = path;
    setParams({ [pathParam]: path }, { replace: true });
  });

  /** A frame has loaded its page: the one that is shown, or the one that takes its place. */
  const handleLoad = useCallback(async (key: number, frame: HTMLIFrameElement) => {
    frames.current.set(key, frame);
    const page = frame.contentDocument;
    if (!page) return;
    // Of several that were asked for, some are replaced before they are loaded.
    const earlier = [...frames.current].filter(([other, each]) => other < key && each.isConnected);
    await takePlace(page, earlier.at(-1)?.[1].contentDocument ?? null);
    if (isLeft.current || !frame.isConnected) return;
    setPages((all) => all.filter((each) => each.key >= key));
    setLoaded({ frame, page });
    // Left by a link.
    page.defaultView?.addEventListener('pagehide', () => {
      setLoaded((now) => (now?.page === page ? null : now));
    });
  }, []);

  /** Loads the page again once the site has what was saved. */
  const refresh = useCallback(async (before: Promise<string | null>) => {
    const path = shown.current;
    await untilChanged(path, await before);
    if (isLeft.current || path !== shown.current) return;
    setPages((all) => {
      const { key = 0 } = all.at(-1) ?? {};
      return [...all.slice(0, 1), { key: key + 1, path }];
    });
  }, []);

  /** What the shown page is now. */
  const version = () => versionOf(shown.current);
  return { pages, loaded, handleLoad, handleRead, refresh, version };
}
