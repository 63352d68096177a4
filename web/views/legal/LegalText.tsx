import { useState } from 'react';
import { styled } from 'styled-components';
import type { LegalSection } from '@ritmi/shared/domain/agency/agency';
import { telAddress } from '@ritmi/shared/domain/contact/phone';
import { mailAddress } from '@ritmi/shared/domain/contact/rules';
import { paragraphsOf, plainText } from '@ritmi/shared/domain/content';
import { formatDate, today } from '@ritmi/shared/domain/time/date';
import { Container, PageIntro } from '@ritmi/shared/ui/Block';
import { useAgency } from '@ritmi/shared/ui/Agency';
import { Content } from '@ritmi/shared/ui/Content';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { at, layout, space, type } from '@ritmi/shared/ui/tokens';
import { type LegalIntro, text } from './text.js';

type LegalTextProps = {
  readonly intro: LegalIntro;
  readonly sections: readonly LegalSection[];
};

export function LegalText({ intro, sections }: LegalTextProps) {
  const { t, language } = useLanguage();
  const { name, fallback } = useAgency();
  const { email, phone } = fallback;
  // A page hydrated on a later day keeps the server's day.
  const [day] = useState(today);
  const { asks } = intro;
  const asking = sections.findIndex(
    ({ heading }) => asks && Object.values(asks).includes(plainText(heading)),
  );
  const contactPlace = asks && asking === -1 ? sections.length - 1 : asking;
  return (
    <article>
      <PageIntro text={{ heading: intro.heading, lead: intro.lead(name) }}>
        <Updated>
          {t(text.updated)}{' '}
          <time dateTime={day} suppressHydrationWarning>
            {formatDate(day, language)}
          </time>
        </Updated>
      </PageIntro>
      <Body>
        {sections.map(({ heading, text: body }, index) => (
          <section key={`${index} ${plainText(heading)}`}>
            <h2>
              <span>{index + 1}.</span> <Content as="span">{heading}</Content>
            </h2>
            <div>
              {paragraphsOf(body).map((paragraph, place) => (
                <Content key={`${place} ${plainText(paragraph)}`} as="p">
                  {paragraph}
                </Content>
              ))}
              {index === contactPlace && (
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
          © {day.slice(0, 4)} {name}. {t(text.rights)}
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
  section {
    ${layout.grid(4, 10)}
    ${layout.ruled(6, 10)}
    ${at.desktop} {
      grid-template-columns: 5fr 7fr;
      align-items: baseline;
      padding-block: ${space(8)} ${space(14)};
    }
  }
  /* The numbers are a column of their own, as those of the services. */
  h2 {
    display: grid;
    grid-template-columns: ${space(12)} minmax(0, 1fr);
    align-items: baseline;
    font-size: ${type.size.h3};
    line-height: 1.2;
    > :first-child {
      font-size: ${type.size.h2};
      font-variant-numeric: tabular-nums;
      line-height: 1;
    }
    ${at.desktop} {
      grid-template-columns: ${space(26)} minmax(0, 1fr);
    }
  }
  /* In line with the headings. */
  section > div,
  > small {
    ${at.wide} {
      padding-left: ${space(12)};
    }
    ${at.desktop} {
      padding-left: 0;
    }
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
