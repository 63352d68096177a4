import { useState } from 'react';
import { styled } from 'styled-components';
import { brand } from '@ritmi/shared/domain/brand/brand';
import { telAddress } from '@ritmi/shared/domain/contact/phone';
import { mailAddress } from '@ritmi/shared/domain/contact/rules';
import { formatDate, today } from '@ritmi/shared/domain/date';
import { Container, PageIntro } from '@ritmi/shared/ui/Block';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { at, layout, space, type } from '@ritmi/shared/ui/tokens';
import { type LegalDocument, text } from './text.js';

const { email, phone } = brand.contact;

export function LegalText({ document }: { readonly document: LegalDocument }) {
  const { t, language } = useLanguage();
  // A page hydrated on a later day keeps the server's day.
  const [day] = useState(today);
  return (
    <article>
      <PageIntro text={document}>
        <Updated>
          {t(text.updated)}{' '}
          <time dateTime={day} suppressHydrationWarning>
            {formatDate(day, language)}
          </time>
        </Updated>
      </PageIntro>
      <Body>
        {document.sections.map(({ title, paragraphs, hasContact }, index) => (
          <section key={title.en}>
            <h2>
              {index + 1}. {t(title)}
            </h2>
            <div>
              {paragraphs.map((paragraph) => (
                <p key={paragraph.en}>{t(paragraph)}</p>
              ))}
              {hasContact && (
                <dl>
                  <div>
                    <dt>{t(text.email)}</dt>
                    <dd>
                      <a href={mailAddress(email)}>{email}</a>
                    </dd>
                  </div>
                  <div>
                    <dt>{t(text.phone)}</dt>
                    <dd>
                      <a href={telAddress(phone)}>{phone}</a>
                    </dd>
                  </div>
                </dl>
              )}
            </div>
          </section>
        ))}
        <small suppressHydrationWarning>
          © {day.slice(0, 4)} {brand.name}. {t(text.rights)}
        </small>
      </Body>
    </article>
  );
}

const Updated = styled.p`
  && {
    ${type.label}
  }
`;

const Body = styled(Container)`
  ${layout.grid(12)}
  section {
    ${layout.grid(4, 10)}
    ${at.desktop} {
      grid-template-columns: 4fr 8fr;
    }
  }
  h2 {
    font-size: ${type.size.h3};
    line-height: 1.2;
  }
  p {
    max-width: 40.5em;
    line-height: 1.65;
  }
  p + p,
  dl {
    margin-top: ${space(4)};
  }
  dl {
    ${layout.wrap(2, 10)}
  }
  dt {
    ${type.caption}
  }
  a {
    ${layout.touchTarget}
    font-weight: 600;
  }
  small {
    ${layout.ruled(6, 0)}
    line-height: 1.65;
  }
`;
