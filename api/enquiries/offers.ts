import { createHash } from 'node:crypto';
import { agencyOf } from '@ritmi/shared/domain/agency/agency';
import { plainText } from '@ritmi/shared/domain/content';
import { type Offer, offer, offerOf, offerRequest } from '@ritmi/shared/domain/enquiries/offers';
import { type Language, languages } from '@ritmi/shared/domain/language';
import type { Collection } from '../db/collection.js';
import { readSettings } from '../db/settings.js';
import { actorOf } from '../http/auth.js';
import { idOf, type Route, route } from '../http/route.js';
import { write } from '../http/writing.js';
import { changeEnquiry, enquiryOf } from './enquiry.js';
import { tellVisitor } from '../mail/tell.js';

/** Lek for a euro where the settings have none (contract, Staff). */
const usualLekPerEuro = '99';

/** POST /enquiries/{id}/offers: sends an offer that never changes afterwards. */
export function offerRoute(collection: Collection): Route {
  return route({
    method: 'post',
    path: '/enquiries/{id}/offers',
    access: 'admin',
    summary: 'Sends an offer; each one is a new version',
    body: offerRequest,
    answer: offer,
    status: 201,
    handle: (call) =>
      write(call, async () => {
        const settings = await readSettings();
        const fixed = {
          sentAt: new Date().toISOString(),
          lekPerEuro: settings.lek.perEuro || usualLekPerEuro,
        };
        const terms = new Map(languages.map((language) => [language, termsIn(settings, language)]));
        const target = { id: idOf(call), actor: actorOf(call.account) };
        const after = await changeEnquiry(collection, target, ({ language, offers }) => {
          const version = offers.length + 1;
          const made = offerOf(call.body, { ...fixed, version, terms: terms.get(language) ?? noTerms });
          return { offers: [...offers, made], state: 'offered' };
        });
        const enquiry = enquiryOf(after);
        await tellVisitor('offer', enquiry);
        return { body: enquiry.offers.at(-1) };
      }),
  });
}

type Terms = Offer['terms'];

const termsOf = (text: string): Terms => ({ text, hash: createHash('sha256').update(text).digest('hex') });

const noTerms = termsOf('');

/** The terms of the agency's offers, then of its service, as text with a heading above each part. */
function termsIn(settings: Awaited<ReturnType<typeof readSettings>>, language: Language): Terms {
  const { offerTerms, terms } = agencyOf(settings, language);
  return termsOf(
    [...offerTerms, ...terms]
      .map(({ heading, text }) => `${plainText(heading)}\n${plainText(text)}`)
      .join('\n\n'),
  );
}
