import { useEffect, useState } from 'react';
import { useLatest } from '../kit/useLatest.js';
import { findManaged, type Managed } from './findManaged.js';
import type { Known } from './known.js';

/** How long a page that changes is left alone before it is read again, in ms. */
const restMs = 120;

const none: readonly Managed[] = [];

const isSame = (one: Managed, other: Managed | undefined) =>
  one.element === other?.element &&
  one.id === other.id &&
  one.field === other.field &&
  one.title === other.title;

/**
 * What is managed of the page that a frame shows, as the page changes.
 * @param onRead called whenever the page has been read: it may be another one
 */
export function useManaged(
  page: Document | null,
  known: readonly Known[],
  onRead: (page: Document) => void,
): readonly Managed[] {
  const [managed, setManaged] = useState(none);
  const handleRead = useLatest(onRead);
  useEffect(() => {
    if (!page) return;
    let timer: ReturnType<typeof setTimeout> | null = null;
    function read(shown: Document) {
      timer = null;
      const found = findManaged(shown, known);
      setManaged((before) =>
        found.length === before.length && found.every((each, place) => isSame(each, before[place]))
          ? before
          : found,
      );
      handleRead.current(shown);
    }
    timer = setTimeout(() => read(page));
    const observer = new MutationObserver(() => {
      timer ??= setTimeout(() => read(page), restMs);
    });
    observer.observe(page.body, { childList: true, characterData: true, subtree: true });
    return () => {
      observer.disconnect();
      if (timer) clearTimeout(timer);
    };
  }, [page, known, handleRead]);
  return page ? managed : none;
}
