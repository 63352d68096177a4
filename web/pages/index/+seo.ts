import { plainText } from '@ritmi/shared/domain/content';
import type { Message } from '@ritmi/shared/domain/language';
import { shorten } from '@ritmi/shared/domain/text/cut';
import type { PageContext } from 'vike/types';
import { type Seo, untranslated } from '../seo.js';

export function seo({ agency }: PageContext): Seo {
  return {
    title: {
      sq: 'DJ, ndriçim dhe efekte për dasma e festa',
      en: 'DJ, lights and effects for weddings and parties',
    },
    description: descriptionOf(plainText(agency?.description ?? '')),
  };
}

/** Of descriptions, in characters (contract). */
const shortest = 40;
const longest = 200;

const trade: Message = {
  sq: 'DJ, zë, drita dhe efekte për dasma, festa e klube në gjithë Shqipërinë.',
  en: 'DJ, sound, lights and effects for weddings, parties and clubs all over Albania.',
};

/** The agency's own words; where they are few, what agencies of this trade do is added. */
function descriptionOf(own: string): Message {
  if (own.trim().length >= shortest) return untranslated(shorten(own, longest));
  const lead = own.trim() && `${own.trim().replace(/\.$/, '')}. `;
  return { sq: lead + trade.sq, en: lead + trade.en };
}
