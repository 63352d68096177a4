import { styled } from 'styled-components';
import { contentIn } from '@ritmi/shared/domain/content';
import { type OfferChanges, offerChanges } from '@ritmi/shared/domain/enquiries/offerChanges';
import type { Offer } from '@ritmi/shared/domain/enquiries/offers';
import type { VisitorView } from '@ritmi/shared/domain/enquiries/visitor';
import { formatPrice } from '@ritmi/shared/domain/money';
import { formatInTirane } from '@ritmi/shared/domain/time/tirane';
import { useAgency } from '@ritmi/shared/ui/Agency';
import { Description } from '@ritmi/shared/ui/Block';
import { TextLink } from '@ritmi/shared/ui/Button';
import { Content } from '@ritmi/shared/ui/Content';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { color, layout, space } from '@ritmi/shared/ui/tokens';
import type { SentForm } from '../../render/content.js';
import { Amounts } from './Amounts.js';
import { ReplyForms } from './ReplyForms.js';
import { TermsText } from './TermsText.js';
import { text } from './text.js';

type OfferViewProps = {
  readonly offer: Offer;
  readonly enquiry: VisitorView;
  readonly secret: string;
  readonly sent: SentForm | null;
};

/** The last offer, what changed in it, its terms, and after them the visitor's answer. */
export function OfferView({ offer, enquiry, secret, sent }: OfferViewProps) {
  const { t, language } = useLanguage();
  const { lekPerEuro } = useAgency();
  const { state, expired, previous = null } = enquiry;
  const changes = offerChanges(offer, previous);
  const { deposit, message, terms } = offer;
  const lek = lekPerEuro && offer.lekPerEuro;
  const changed = (name: OfferChanges['other'][number]) =>
    changes.other.includes(name) && <mark>{t(text.changed)}</mark>;
  // The agency writes to visitors in the language in which they asked.
  const written = (words: string) => contentIn(enquiry.language, words);
  const pdf = `/api/enquiries/by-secret/${encodeURIComponent(secret)}/offers/${offer.version}.pdf`;
  return (
    <Frame aria-labelledby="oferta">
      <h2 id="oferta">{t(text.offer)}</h2>
      {message && <Content as={Description}>{written(message)}</Content>}
      {previous && <p>{t(text.changes)}</p>}
      <Amounts
        lines={linesOf(offer, changes, t).map((line) => ({ ...line, title: written(line.title) }))}
        discount={offer.discount}
        total={offer.total}
        lekPerEuro={lek}
      />
      <dl>
        <dt>{t(text.validUntil)}</dt>
        <dd>
          {formatInTirane(offer.validUntil, language)} {changed('validUntil')}
        </dd>
        {deposit && (
          <>
            <dt>{t(text.deposit)}</dt>
            <dd>
              {formatPrice(deposit.amount, lek)}, {t(text.until)} {formatInTirane(deposit.dueAt, language)}{' '}
              {changed('deposit')}
            </dd>
          </>
        )}
        <dt>{t(text.sentOn)}</dt>
        <dd>{formatInTirane(offer.sentAt, language)}</dd>
      </dl>
      <Links>
        {state === 'offered' && <TextLink href="#pergjigjja">{t(text.toAnswer)}</TextLink>}
        <TextLink href={pdf}>{t(text.pdf)}</TextLink>
      </Links>
      {terms.text !== '' && (
        <Rules aria-labelledby="kushtet">
          <h3 id="kushtet">{t(text.terms)}</h3>
          <TermsText>{written(terms.text)}</TermsText>
        </Rules>
      )}
      {state === 'offered' && (
        <Answer aria-labelledby="pergjigjja">
          <h3 id="pergjigjja">{t(text.answer)}</h3>
          {expired && <p role="status">{t(text.expired)}</p>}
          <ReplyForms secret={secret} version={expired ? null : offer.version} sent={sent} />
        </Answer>
      )}
    </Frame>
  );
}

type Word = ReturnType<typeof useLanguage>['t'];

function linesOf({ lines }: Offer, changes: OfferChanges, t: Word) {
  const shown = lines.map((line) => {
    const change = changes.lines.get(line);
    return { ...line, ...(change && { mark: t(text[change]) }) };
  });
  return [...shown, ...changes.removed.map((line) => ({ ...line, isRemoved: true, mark: t(text.removed) }))];
}

const Links = styled.div`
  ${layout.wrap(3, 6)}
`;

const Rules = styled.section`
  width: 100%;
`;

const Answer = styled.section`
  ${layout.grid(4)}
  width: 100%;
  ${layout.screenOnly}
`;

const Frame = styled.section`
  ${layout.grid(6)}
  align-content: start;
  justify-items: start;
  > h2 {
    margin-bottom: 0;
  }
  dl {
    ${layout.grid(2, 6)}
    grid-template-columns: auto 1fr;
    margin: 0;
  }
  dt {
    color: ${color.quiet};
  }
  dd {
    margin: 0;
    font-weight: 700;
  }
  mark {
    margin-left: ${space(2)};
    background: none;
    color: ${color.accentText};
  }
`;
