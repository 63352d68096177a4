import { type Agency, agency } from '@ritmi/shared/domain/agency/agency';
import { inLanguage } from '@ritmi/shared/domain/content';
import { sourceLanguage } from '@ritmi/shared/domain/language';
import settings from '@ritmi/shared/demo/settings.json' with { type: 'json' };

// The only module of the API that knows where the agency's facts come from: the demo's file, as shared/client/agency.ts.

const facts = agency.parse(inLanguage(settings, sourceLanguage));

/** What the agency says about itself. */
export async function readAgency(): Promise<Agency> {
  return facts;
}
