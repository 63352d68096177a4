import type { ReactNode } from 'react';
import type { Message } from '@ritmi/shared/domain/language';
import { Container, EmptyState, PageIntro } from '@ritmi/shared/ui/Block';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { Loading } from '@ritmi/shared/ui/Ring';
import type { Loaded } from './load.js';

type ListPageProps<T> = {
  readonly text: Readonly<Record<'heading' | 'lead' | 'loading' | 'failed' | 'empty', Message>>;
  readonly list: Loaded<readonly T[]>;
  /** Renders a list that is not empty. */
  readonly children: (list: readonly T[]) => ReactNode;
};

/** A page with one list, or a message why there is none. */
export function ListPage<T>({ text, list, children }: ListPageProps<T>) {
  const { t } = useLanguage();
  return (
    <>
      <PageIntro text={text} />
      {list.state === 'pending' && <Loading label={t(text.loading)} />}
      {list.state === 'ready' && list.value.length > 0 && children(list.value)}
      <Container aria-live="polite">
        {list.state === 'failed' && <EmptyState>{t(text.failed)}</EmptyState>}
        {list.state === 'ready' && list.value.length === 0 && <EmptyState>{t(text.empty)}</EmptyState>}
      </Container>
    </>
  );
}
