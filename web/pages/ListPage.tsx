import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Message } from '@ritmi/shared/domain/language';
import { Container, EmptyState, PageHead, PageIntro } from '@ritmi/shared/ui/Block';
import { ButtonLink, TextLink } from '@ritmi/shared/ui/Button';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { Loading } from '@ritmi/shared/ui/Ring';
import { at, layout, space, type } from '@ritmi/shared/ui/tokens';
import { usePageContext } from 'vike-react/usePageContext';
import { DateLine } from '../enquiry/DateLine.js';
import type { ListPart } from './listPart.js';
import type { Loaded } from './load.js';

type ListPageProps<T> = {
  readonly text: Readonly<Record<'heading' | 'lead' | 'loading' | 'failed' | 'empty', Message>>;
  readonly list: Loaded<readonly T[]>;
  /** A row of links: below the heading, in a wide window beside it. */
  readonly filter?: ReactNode;
  /** Renders a list that is not empty. */
  readonly children: (list: readonly T[]) => ReactNode;
};

/** A page with one list, or a message why there is none. */
export function ListPage<T>({ text, list, filter, children }: ListPageProps<T>) {
  const { t } = useLanguage();
  return (
    <>
      {filter ? (
        <FilteredHead>
          <PageIntro text={text}>{filter}</PageIntro>
        </FilteredHead>
      ) : (
        <PageIntro text={text} />
      )}
      {list.state === 'pending' && <Loading label={t(text.loading)} />}
      {list.state === 'ready' && list.value.length > 0 && children(list.value)}
      <Container aria-live="polite">
        {list.state === 'failed' && <EmptyState>{t(text.failed)}</EmptyState>}
        {list.state === 'ready' && list.value.length === 0 && <EmptyState>{t(text.empty)}</EmptyState>}
      </Container>
      {list.state === 'ready' && list.value.length === 0 && (
        <Container>
          <DateLine />
        </Container>
      )}
    </>
  );
}

const FilteredHead = styled.div`
  ${PageHead} {
    padding-bottom: ${space(6)};
  }
  nav {
    margin: ${space(10)} calc(-1 * ${layout.gutter}) 0;
    ${at.wide} {
      margin-top: ${space(16)};
    }
  }
  ${at.desktop} {
    ${PageHead} {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr);
      align-items: end;
      padding-bottom: ${space(10)};
    }
    p {
      grid-area: 2 / 1 / auto / -1;
    }
    nav {
      flex-wrap: wrap;
      justify-content: end;
      overflow: visible;
      margin-block: 0 ${space(2)};
    }
  }
  /* Beside the last line of the text, as the tabs of the packages. */
  @media screen and (min-width: 1280px) {
    p {
      grid-area: 2 / 1;
      max-width: 24em;
    }
    nav {
      grid-row: 2;
      margin-bottom: -${space(3)};
    }
  }
`;

type PagerProps = {
  readonly part: Loaded<ListPart<unknown>>;
  /** Accessible name of the navigation. */
  readonly label: Message;
  /** The other parameters of the list's address. */
  readonly kept?: Readonly<Record<string, string>> | undefined;
};

/** Links to the previous and next page of a list. */
export function Pager({ part, label, kept = {} }: PagerProps) {
  const { t, to } = useLanguage();
  const { urlPathname: path } = usePageContext();
  if (part.state !== 'ready') return null;
  const { page, pages } = part.value;
  const addressOf = (number: number) => {
    const query = new URLSearchParams({ ...kept, ...(number > 1 && { faqe: String(number) }) }).toString();
    return query === '' ? to(path) : `${to(path)}?${query}`;
  };
  if (page === null)
    return (
      <Container>
        <TextLink href={to(path)}>{t(pagerText.first)}</TextLink>
      </Container>
    );
  if (pages === 1) return null;
  return (
    <Pages aria-label={t(label)}>
      {page > 1 && (
        <ButtonLink $kind="plain" rel="prev" href={addressOf(page - 1)}>
          {t(pagerText.previous)}
        </ButtonLink>
      )}
      {page < pages && (
        <ButtonLink $kind="plain" rel="next" href={addressOf(page + 1)}>
          {t(pagerText.next)}
        </ButtonLink>
      )}
      <p>{t(pagerText.place(page, pages))}</p>
    </Pages>
  );
}

const pagerText = {
  previous: { sq: 'Faqja para kësaj', en: 'Page before' },
  next: { sq: 'Faqja më tej', en: 'Next page' },
  first: { sq: 'Kthehu te faqja e parë', en: 'Back to the first page' },
  place: (page: number, pages: number): Message => ({
    sq: `Faqja ${page} nga ${pages}`,
    en: `Page ${page} of ${pages}`,
  }),
};

const Pages = styled.nav`
  ${layout.wrap(4, 4)}
  align-items: center;
  padding: 0 ${layout.gutter} ${layout.section};
  p {
    ${type.caption}
    margin-inline-start: ${space(2)};
  }
  ${layout.screenOnly}
`;
