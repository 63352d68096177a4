import type { EntityName } from '@ritmi/shared/domain/entities';
import { type Choice, type Estimate, estimateOf } from '@ritmi/shared/domain/enquiries/estimate';
import { textIn, type Values } from '@ritmi/shared/domain/values';
import type { FieldIssue } from '@ritmi/shared/domain/errors';
import { z } from 'zod';
import type { Stored } from '../db/collection.js';
import { InvalidError } from '../db/errors.js';
import { type Fields, idsIn } from '../db/kinds.js';
import { modelNamed, unknownIssue } from '../db/normalize.js';
import { shownTo } from '../db/publishing/visible.js';
import { readSettings } from '../db/settings.js';

/** What can be chosen, by the field that names it. */
const chosen = { packageId: 'packages', serviceIds: 'services', artistId: 'artists' } as const;

/** @throws InvalidError when a change names what does not exist, or only as a draft */
export async function requireChoice(change: Fields): Promise<void> {
  const issues = await choiceIssues(change);
  if (issues.length > 0) throw new InvalidError(issues);
}

/** The fields that name what does not exist, or only as a draft. */
export async function choiceIssues(change: Fields): Promise<FieldIssue[]> {
  const issues: FieldIssue[] = [];
  for (const [field, name] of Object.entries(chosen)) {
    const ids = idsOf(change[field]);
    if (ids.length > 0 && (await findShown(name, ids)).length < ids.length)
      issues.push(unknownIssue(field, name));
  }
  return issues;
}

/** The price of what is chosen, by today's price rules, with titles in the language of the enquiry. */
export async function estimateFor(asked: Values): Promise<Estimate> {
  // One after the other: a transaction runs one operation at a time.
  const choice = await choiceOf(asked);
  const { discountPerService } = await readSettings();
  return estimateOf(choice, discountPerService);
}

async function choiceOf(asked: Values): Promise<Choice> {
  const language = textIn(asked, 'language');
  const serviceIds = idsOf(asked.serviceIds);
  if (serviceIds.length > 0) {
    const found = await findShown('services', serviceIds);
    const services = serviceIds.flatMap((id) => found.find(({ _id }) => _id === id) ?? []);
    return { kind: 'services', services: services.map((each) => priced(each, language)) };
  }
  const [pkg] = await findShown('packages', idsOf(asked.packageId));
  if (!pkg) return { kind: 'nothing' };
  const services = await findShown('services', idsIn(pkg.serviceIds));
  const { customPrice, hidePrice } = pricing.parse(pkg);
  return {
    kind: 'package',
    title: titleIn(pkg, language),
    customPrice,
    hidePrice,
    services: services.map((each) => priced(each, language)),
  };
}

const idsOf = (value: unknown): string[] => [...new Set(typeof value === 'string' ? [value] : idsIn(value))];

function findShown(name: EntityName, ids: readonly string[]): Promise<Stored[]> {
  return modelNamed(name)
    .find({ _id: { $in: [...ids] }, ...shownTo('visitor', name) })
    .lean<Stored[]>();
}

const pricing = z.object({
  customPrice: z
    .string()
    .nullish()
    .transform((price) => price ?? null),
  hidePrice: z.boolean().catch(false),
});

function priced(service: Stored, language: string) {
  const { hidePrice } = pricing.parse(service);
  return { title: titleIn(service, language), price: textIn(service, 'price'), hidePrice };
}

const translated = z.object({
  hiddenLanguages: z.array(z.string()).catch([]),
  translations: z.record(z.string(), z.looseObject({ title: z.string().catch('') })).catch({}),
});

function titleIn(document: Stored, language: string): string {
  const { hiddenLanguages, translations } = translated.parse(document);
  const title = hiddenLanguages.includes(language) ? '' : translations[language]?.title;
  return title || textIn(document, 'title');
}
