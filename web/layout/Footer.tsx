import { type RefObject, useState } from 'react';
import { styled } from 'styled-components';
import { brand } from '@ritmi/shared/domain/brand/brand';
import { isEmail, isPhone, mailAddress, telAddress } from '@ritmi/shared/domain/contact/rules';
import type { ContactEntry } from '@ritmi/shared/domain/contact/schema';
import { type Language, languages, pathIn } from '@ritmi/shared/domain/language';
import { useLanguage } from '@ritmi/shared/ui/Language';
import {
  color,
  desktop,
  layout,
  print,
  screenOnly,
  space,
  touchTarget,
  type,
  wide,
  withMouse,
  wrap,
} from '@ritmi/shared/ui/tokens';
import { Logo } from './Logo.js';
import { mainLinks, text } from './text.js';

const Foot = styled.footer`
  margin-top: ${space(12)};
  padding: ${space(12)} ${layout.gutter} ${space(10)};
  border-top: 1px solid ${color.line};
  background: ${color.page};
  a,
  button {
    ${touchTarget}
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    text-align: left;
    text-decoration: none;
  }
  ${withMouse} {
    a:hover,
    button:hover {
      color: ${color.accentText};
    }
  }
  ${print} {
    padding-block: ${space(6)};
    a,
    li > span {
      min-height: 0 !important;
    }
  }
`;

const Top = styled.div`
  display: grid;
  gap: ${space(12)} ${space(10)};
  /* On paper the contacts alone stand beside the name. */
  @media print and (min-width: 600px) {
    grid-template-columns: 1fr 1fr !important;
  }
  ${desktop} {
    grid-template-columns: 5fr 7fr;
  }
`;

const Tagline = styled.p`
  ${type.heading}
  max-width: 10.5em;
  margin-top: ${space(6)};
  font-size: ${type.size.h2};
`;

const Columns = styled.div`
  display: grid;
  gap: ${space(8)} ${space(4)};
  overflow-wrap: anywhere;
  @media (min-width: 20em) {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    column-gap: ${space(8)};
  }
  /* In two columns the networks leave no void beside them. */
  @media (min-width: 20em) and (max-width: 767px) {
    > :last-child {
      grid-column: 1 / -1;
    }
    > :last-child ul {
      display: grid;
      grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
      column-gap: ${space(8)};
    }
  }
  ${wide} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${desktop} {
    padding-top: ${space(2)};
    grid-template-columns: 3fr 2fr 2fr;
  }
  ${print} {
    grid-template-columns: 1fr;
  }
  li > span {
    ${touchTarget}
  }
  /* What takes two lines stays apart from what stands above and below. */
  li > a,
  li > span {
    padding-block: ${space(2)};
    text-wrap: balance;
  }
  /* At 200 % zoom an address of usual length keeps its line. */
  @media (max-width: 249px) {
    li {
      font-size: 0.875rem;
    }
  }
  h2 {
    ${type.label}
    margin-bottom: ${space(2)};
    color: ${color.quiet};
    letter-spacing: 0;
  }
`;

/** Names that one presses. */
const Networks = styled.div`
  ${screenOnly}
`;

const Last = styled.div`
  ${wrap(0, 6)}
  align-items: center;
  margin-top: ${space(12)};
  padding-top: ${space(4)};
  border-top: 1px solid ${color.line};
  ${print} {
    margin-top: ${space(6)};
    padding-top: 0;
  }
  color: ${color.quiet};
  font-size: ${type.size.small};
  p {
    flex: 1 1 100%;
    padding-top: ${space(3)};
  }
  > a {
    ${screenOnly}
  }
`;

const languageNames: Record<Language, string> = { sq: 'Shqip', en: 'English' };

type FooterProps = {
  readonly ref: RefObject<HTMLElement | null>;
  /** Path without the language. */
  readonly path: string;
  readonly contacts: readonly FooterEntry[];
  readonly onAskConsent: () => void;
};

export function Footer({ ref, path, contacts, onAskConsent }: FooterProps) {
  const { language, t, to } = useLanguage();
  const [year] = useState(() => new Date().getUTCFullYear());
  return (
    <Foot ref={ref}>
      <Top>
        <div>
          <a href={to('/')}>
            <Logo />
          </a>
          <Tagline>{t(brand.tagline)}</Tagline>
        </div>
        <Columns>
          <FooterContacts contacts={contacts} />
          <nav aria-label={t(text.footNav)}>
            <h2>{t(text.footNav)}</h2>
            <ul>
              {[...mainLinks.slice(1), { path: '/projects', label: text.projects }].map((link) => (
                <li key={link.path}>
                  <a href={to(link.path)}>{t(link.label)}</a>
                </li>
              ))}
            </ul>
          </nav>
          <Networks>
            <h2>{t(text.social)}</h2>
            <ul>
              {brand.social.map(({ network, label, url }) => (
                <li key={network}>
                  <a href={url} rel="noreferrer" target="_blank">
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </Networks>
        </Columns>
      </Top>
      <Last>
        <a href={to('/termat-e-sherbimit')}>{t(text.terms)}</a>
        <a href={to('/politika-e-privatesise')}>{t(text.privacy)}</a>
        <button type="button" onClick={onAskConsent}>
          {t(text.consentChange)}
        </button>
        {languages
          .filter((each) => each !== language)
          .map((each) => (
            <a key={each} href={pathIn(each, path)} hrefLang={each} lang={each}>
              {languageNames[each]}
            </a>
          ))}
        <p>
          © {year} {brand.name}. {t(text.rights)} {t(brand.pictureNote)}
        </p>
      </Last>
    </Foot>
  );
}

type FooterEntry = Pick<ContactEntry, 'id' | 'value'>;

// Where the call answers nothing, a phone and an e-mail still lead to us (specification section 2).
const fallback: readonly FooterEntry[] = [
  { id: 'phone', value: brand.contact.phone },
  { id: 'email', value: brand.contact.email },
];

function FooterContacts({ contacts }: { readonly contacts: readonly FooterEntry[] }) {
  const { t } = useLanguage();
  const entries = contacts.length > 0 ? contacts : fallback;
  return (
    <div>
      <h2>{t(text.contacts)}</h2>
      <ul>
        {entries.map((entry) => (
          <li key={entry.id}>
            <FooterContact {...entry} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What a value is decides its link, whatever type it was filed under (specification section 5). */
function FooterContact({ value }: FooterEntry) {
  if (isPhone(value)) return <a href={telAddress(value)}>{value}</a>;
  if (isEmail(value)) return <a href={mailAddress(value)}>{value}</a>;
  return <span>{value}</span>;
}
