import { styled } from 'styled-components';
import { contentIn } from '@ritmi/shared/domain/content';
import { whatsappAddress } from '@ritmi/shared/domain/contact/rules';
import { nightKindLabels } from '@ritmi/shared/domain/enquiry/request';
import type { VisitorView } from '@ritmi/shared/domain/enquiries/visitor';
import { formatDate } from '@ritmi/shared/domain/time/date';
import { useAgency } from '@ritmi/shared/ui/Agency';
import { PageHead } from '@ritmi/shared/ui/Block';
import { ButtonLink } from '@ritmi/shared/ui/Button';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { at, color, layout, radius, space, type } from '@ritmi/shared/ui/tokens';
import { useAddressees } from '../../enquiry/addressees.js';
import { partLabels } from '../../enquiry/askText.js';
import { WhatsAppIcon } from '../../enquiry/MessageLinks.js';
import type { SentForm } from '../../render/content.js';
import { Amounts } from './Amounts.js';
import { OfferView } from './OfferView.js';
import { Steps } from './Steps.js';
import { refusalTexts, stateTexts, text } from './text.js';

type EnquiryPageProps = {
  readonly enquiry: VisitorView;
  readonly secret: string;
  /** An answer that was sent to this page and not taken. */
  readonly sent: SentForm | null;
};

/** What the visitor asked for, what the agency offers, and the visitor's answer to it. Works without JavaScript. */
export function EnquiryPage({ enquiry, secret, sent }: EnquiryPageProps) {
  const { t, language } = useLanguage();
  const { lekPerEuro } = useAgency();
  const { reference, state, date, part, place, kind, guests, artist, estimate, offer } = enquiry;
  const refusal = refusalTexts[sent?.refusal ?? ''];
  const hasLapsed = state === 'offered' && enquiry.expired;
  const isWaiting = state === 'offered' && !enquiry.expired;
  const asked = [
    [text.date, formatDate(date, language)],
    [text.when, t(partLabels[part])],
    [text.place, place],
    [text.kind, t(nightKindLabels[kind])],
    ...(guests ? [[text.guests, String(guests)] as const] : []),
    ...(artist ? [[text.artist, artist] as const] : []),
  ] as const;
  // Without an offer that waits for an answer, writing is what there is to do.
  const ways = (
    <Ways>
      <WhatsAppLink enquiry={enquiry} isMain={!isWaiting} />
      <small>{t(text.keep)}</small>
    </Ways>
  );
  return (
    <>
      <Head>
        <h1>
          {t(text.title)} <Reference>{reference}</Reference>
        </h1>
        <p role="status">{t(hasLapsed ? text.lapsed : stateTexts[state])}</p>
      </Head>
      <Body>
        {refusal && <Refusal role="alert">{t(refusal)}</Refusal>}
        <Steps enquiry={enquiry} />
        {!isWaiting && ways}
        {offer && <OfferView offer={offer} enquiry={enquiry} secret={secret} sent={sent} />}
        <section aria-labelledby="kerkove">
          <h2 id="kerkove">{t(text.asked)}</h2>
          <Facts>
            {asked.map(([label, value]) => (
              <div key={label.en}>
                <dt>{t(label)}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </Facts>
          {estimate.lines.length > 0 && (
            <>
              <Amounts
                lines={estimate.lines.map((line) => ({
                  ...line,
                  title: contentIn(enquiry.language, line.title),
                  quantity: 1,
                }))}
                discount={estimate.discount}
                total={estimate.total}
                lekPerEuro={lekPerEuro}
              />
              <small>{t(text.estimateNote)}</small>
            </>
          )}
        </section>
        {isWaiting && ways}
      </Body>
    </>
  );
}

/** The message names the reference; it is in Albanian, because the agency reads it. */
function WhatsAppLink({
  enquiry: { reference, date, place },
  isMain,
}: Pick<EnquiryPageProps, 'enquiry'> & { readonly isMain: boolean }) {
  const { t } = useLanguage();
  const { phone } = useAddressees();
  if (phone === null) return null;
  const night = [formatDate(date), place].filter((each) => each !== '').join(', ');
  const message = `Përshëndetje! Ju shkruaj për kërkesën ${reference} (${night}).`;
  return (
    <ButtonLink
      $kind={isMain ? 'act' : 'plain'}
      href={whatsappAddress(phone, message)}
      target="_blank"
      rel="noreferrer"
    >
      <WhatsAppIcon />
      {t(text.whatsapp)}
    </ButtonLink>
  );
}

/** Where there is room, the heading is one line, so that all that one can do is in the first screen. */
const Head = styled(PageHead)`
  ${at.desktop} {
    padding-block: calc(${layout.headerHeight} + ${space(14)}) ${space(12)};
    h1 {
      font-size: ${type.size.h1};
    }
  }
`;

const Reference = styled.span`
  display: block;
  color: ${color.quiet};
  white-space: nowrap;
  ${at.desktop} {
    display: inline;
  }
`;

/** Where there is room, the offer, or else what was asked for, stands at the left, and the rest beside it. */
const Body = styled.div`
  ${layout.grid(16)}
  padding: 0 ${layout.gutter} ${layout.section};
  ${at.desktop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 4fr);
    grid-template-rows: repeat(4, auto) 1fr;
    gap: 0 ${space(24)};
    align-items: start;
    padding-bottom: ${space(12)};
    > * {
      grid-column: 2;
    }
    > * + * {
      margin-top: ${space(16)};
    }
    > [role='alert'],
    > ol {
      grid-column: 1 / -1;
    }
    > section:first-of-type {
      grid-area: 2 / 1 / span 4;
    }
    > [role='alert'] ~ section:first-of-type {
      grid-row: 3 / span 3;
    }
  }
  h2 {
    ${type.heading}
    margin-bottom: ${space(6)};
    font-size: ${type.size.h2};
  }
  small {
    display: block;
    margin-top: ${space(4)};
    color: ${color.quiet};
  }
`;

const Ways = styled.footer`
  > a {
    width: 100%;
  }
  ${at.desktop} {
    padding: ${space(6)};
    border: 1px solid ${color.line};
    border-radius: ${radius.picture};
    background: ${color.raised};
  }
`;

const Refusal = styled.p`
  color: ${color.accentText};
  font-size: ${type.size.lead};
  font-weight: 700;
`;

const Facts = styled.dl`
  ${layout.grid(5, 8)}
  grid-template-columns: repeat(auto-fit, minmax(8.5rem, 1fr));
  margin-bottom: ${space(8)};
  /* Each as wide as its words. */
  ${at.desktop} {
    ${layout.wrap(5, 12)}
  }
  dt {
    ${type.caption}
  }
  dd {
    margin: ${space(1)} 0 0;
    font-size: ${type.size.lead};
    font-weight: 700;
  }
`;
