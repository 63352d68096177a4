import { type RefObject, useContext } from 'react';
import { styled } from 'styled-components';
import type { Artist } from '@ritmi/shared/domain/artists/artist';
import { linksOf } from '@ritmi/shared/domain/agency/agency';
import { contactAddress, whatsappAddress } from '@ritmi/shared/domain/contact/rules';
import type { Message } from '@ritmi/shared/domain/language';
import { useAgency } from '@ritmi/shared/ui/Agency';
import { ButtonLink } from '@ritmi/shared/ui/Button';
import { Content } from '@ritmi/shared/ui/Content';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { at, color, hover, layout, space, type } from '@ritmi/shared/ui/tokens';
import { AgencyContacts, useAddressees } from '../enquiry/addressees.js';
import { LastLine } from './LastLine.js';
import { quietFooter } from './quietFooter.js';
import { mainLinks, text } from './text.js';

type FooterProps = {
  readonly ref: RefObject<HTMLElement | null>;
  /** Path of the page, without the language. */
  readonly path: string;
  readonly artists?: readonly Pick<Artist, 'stageName' | 'slug'>[];
  /** Without the call to write and set small: on pages where the visitor has just written, or wants something else. */
  readonly isQuiet?: boolean;
};

export function Footer({ ref, path, artists = [], isQuiet = false }: FooterProps) {
  const { t, to } = useLanguage();
  const contacts = useContext(AgencyContacts);
  const agency = useAgency();
  const { phone } = useAddressees();
  // Specification section 2.
  const builtIn = (['phone', 'email'] as const).map((kind) => ({ type: kind, value: agency.fallback[kind] }));
  const shown = contacts.length > 0 ? contacts : builtIn;
  return (
    <Foot ref={ref} $isQuiet={isQuiet}>
      <Call>
        <Content as="p">{agency.tagline}</Content>
        {phone === null || isQuiet ? null : (
          <ButtonLink href={whatsappAddress(phone)} target="_blank" rel="noreferrer" data-act>
            {t(text.whatsapp)}
          </ButtonLink>
        )}
      </Call>
      <Columns>
        <div>
          <h2>{t(text.contacts)}</h2>
          <ul>
            {shown.map((contact, index) => (
              <li key={`${index} ${contact.value}`}>
                <a href={contactAddress(contact)}>{contact.value}</a>
              </li>
            ))}
          </ul>
        </div>
        <nav aria-label={t(text.footNav)}>
          <h2>{t(text.footNav)}</h2>
          <ul>
            {quickLinks(artists, t).map((link) => (
              <li key={link.path}>
                <a href={to(link.path)}>{link.name}</a>
              </li>
            ))}
          </ul>
        </nav>
        <Networks>
          <h2>{t(text.social)}</h2>
          <ul>
            {linksOf(agency.social).map(({ network, name, url }) => (
              <li key={network}>
                <a href={url} rel="noreferrer" target="_blank">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </Networks>
      </Columns>
      <LastLine path={path} />
    </Foot>
  );
}

/** The pages of the header, the projects and the artists, whom no menu has. */
function quickLinks(artists: NonNullable<FooterProps['artists']>, t: (message: Message) => string) {
  const pages = [...mainLinks.slice(1), { path: '/projects', label: text.projects }];
  return [
    ...pages.map(({ path, label }) => ({ path, name: t(label) })),
    ...artists.map(({ slug, stageName }) => ({ path: `/${slug}`, name: stageName })),
  ];
}

/** One element on every page: the bar of a phone looks at it. */
const Foot = styled.footer<{ readonly $isQuiet: boolean }>`
  ${layout.grid(6)}
  margin-top: ${space(12)};
  padding: ${space(8)} ${layout.gutter} ${space(4)};
  border-top: 1px solid ${color.line};
  a:not([data-act]),
  button {
    ${layout.touchTarget}
    text-align: left;
    text-decoration: none;
    ${hover.link}
  }
  h2 {
    ${type.caption}
    font-stretch: 100%;
    letter-spacing: 0;
  }
  ${at.wide} {
    gap: ${space(14)};
    padding-block: ${space(16)} ${space(6)};
  }
  ${at.print} {
    gap: ${space(6)};
    padding-block: ${space(6)};
    a {
      min-height: 0 !important;
    }
  }
  ${({ $isQuiet }) => $isQuiet && quietFooter}
`;

// The tagline and the WhatsApp button.
const Call = styled.div`
  display: flex;
  flex-flow: column;
  gap: ${space(4)};
  > a {
    flex: none;
  }
  > p {
    ${type.heading}
    font-size: ${type.size.h2};
  }
  ${at.wide} {
    flex-flow: row;
    align-items: end;
    justify-content: space-between;
    gap: ${space(10)};
    > p {
      max-width: 11em;
      font-size: ${type.size.h1};
    }
  }
`;

const Columns = styled.div`
  ${layout.grid(4, 8)}
  overflow-wrap: anywhere;
  @media (min-width: 20em) {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
  ${at.wide} {
    grid-template-columns: 2fr 1fr 1fr;
    h2 {
      margin-bottom: ${space(2)};
    }
  }
  ${at.print} {
    grid-template-columns: 1fr;
  }
  li {
    text-wrap: balance;
  }
  /* An address has no link and may take two lines. */
  a:not([href]) {
    padding-block: ${space(2)};
  }
  /* At 200 % zoom most e-mail addresses still fit one line. */
  @media (max-width: 249px) {
    li {
      font-size: 0.875rem;
    }
  }
`;

/** Links to social networks; one line on a phone. */
const Networks = styled.div`
  ${layout.screenOnly}
  @media (max-width: 767px) {
    grid-column: 1 / -1;
    h2 {
      ${layout.visuallyHidden}
    }
    ul {
      ${layout.wrap(0, 3)}
      justify-content: space-between;
      font-size: ${type.size.small};
      ${layout.ruled(2, 0)}
    }
  }
`;
