import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { useHost } from '../../host/host.js';
import { dropResume, readResume } from '../session/resume.js';
import { type DraftBook, draftBook } from './draftBook.js';

const Context = createContext<DraftBook | null>(null);

type DraftsProviderProps = { readonly owner: string; readonly children: ReactNode };

/** Stores what the signed-in person types, and reopens what was open when the session ended. */
export function DraftsProvider({ owner, children }: DraftsProviderProps) {
  const host = useHost();
  const book = useMemo(() => draftBook(host.drafts, owner), [host, owner]);
  const [isReady, setIsReady] = useState(false);

  useEffect(() => {
    let isCancelled = false;
    async function open() {
      try {
        const resume = await readResume(host.drafts, owner);
        await book.load();
        if (resume) {
          book.claim(resume.drafts);
          await dropResume(host.drafts, owner);
        }
      } catch (error) {
        console.error(error);
      }
      if (!isCancelled) setIsReady(true);
    }
    void open();
    return () => {
      isCancelled = true;
    };
  }, [host, owner, book]);

  useEffect(() => {
    book.setInUse(true);
    window.addEventListener('pagehide', book.flushNow);
    return () => {
      book.setInUse(false);
      window.removeEventListener('pagehide', book.flushNow);
    };
  }, [book]);

  return isReady ? <Context value={book}>{children}</Context> : null;
}

export function useDrafts(): DraftBook {
  const book = useContext(Context);
  if (!book) throw new Error('Drafts need a DraftsProvider');
  return book;
}
