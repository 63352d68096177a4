import { useState } from 'react';
import { styled } from 'styled-components';
import { languageName, languages, pathIn } from '@ritmi/shared/domain/language';
import { today } from '@ritmi/shared/domain/time/date';
import { useAgency } from '@ritmi/shared/ui/Agency';
import { Content } from '@ritmi/shared/ui/Content';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { at, color, layout, space, type } from '@ritmi/shared/ui/tokens';
import { Logo } from './Logo.js';
import { askForConsent } from './privacy/Privacy.js';
import { text } from './text.js';

/** The legal pages, the other languages and the login. */
export function LastLine({ path }: { readonly path: string }) {
  const { language, t, to } = useLanguage();
  const [year] = useState(() => today().slice(0, 4));
  const agency = useAgency();
  return (
    <Last>
      <a href={to('/')}>
        <Logo size={24} />
      </a>
      <a href={to('/termat-e-sherbimit')}>{t(text.terms)}</a>
      <a href={to('/politika-e-privatesise')}>{t(text.privacy)}</a>
      <button type="button" onClick={askForConsent}>
        {t(text.consentChange)}
      </button>
      {languages
        .filter((each) => each !== language)
        .map((each) => (
          <a key={each} href={pathIn(each, path)} hrefLang={each} lang={each}>
            {languageName(each)}
          </a>
        ))}
      <a href={to('/login')} data-vike="false">
        {t(text.teamLogin)}
      </a>
      <p>
        © {year} {agency.name}. {t(text.rights)} <Content>{agency.pictureNote}</Content>
      </p>
    </Last>
  );
}

const Last = styled.div`
  ${layout.wrap(0, 5)}
  align-items: center;
  ${layout.ruled(2, 0)}
  color: ${color.quiet};
  font-size: ${type.size.small};
  /* Stronger than the footer's rule for links. */
  && > a:not(:first-child) {
    ${layout.screenOnly}
  }
  p {
    flex: 1 1 100%;
    padding-top: ${space(2)};
  }
  /* A phone shows no link to the login (contract, Names). */
  @media (max-width: 767px) {
    > a:first-child {
      flex-basis: 100%;
    }
    > :not(:first-child, p) {
      flex: 1 0 40%;
    }
    && > a[data-vike] {
      display: none;
    }
  }
  ${at.wide} {
    > a:first-child {
      margin-right: auto;
    }
  }
`;
