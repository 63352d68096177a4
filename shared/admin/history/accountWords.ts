import { entities } from '@ritmi/shared/domain/entities';
import type { Values } from '@ritmi/shared/domain/values';
import type { AuditEntry } from '@ritmi/shared/domain/history';
import type { Language } from '@ritmi/shared/domain/language';
import { words as kitWords } from '../kit/text.js';
import { entityTitle } from '../kit/model/entityText.js';
import { accountEventText } from './text.js';

/** An account event in words: the person, then what the API recorded as fields of the entry's changes. */
export function accountWords(
  { title, who, changes }: Pick<AuditEntry, 'title' | 'who' | 'changes'>,
  language: Language,
): string {
  const { unknown, on, off, wrong: wrongs, sessions: sessionCount, reasons } = accountEventText;
  const facts: Values = Object.fromEntries(changes.map(({ field, after }) => [field, after]));
  const { isOn, wrong, sessions, call, reason, device, address } = facts;
  const words = [
    title || unknown[language],
    who.name !== title && who.name,
    typeof isOn === 'boolean' && (isOn ? on : off)[language],
    wrongs[String(wrong)]?.[language],
    typeof sessions === 'number' && sessionCount(sessions)[language],
    typeof call === 'string' && callWords(call, language),
    reasons[String(reason)]?.[language],
    typeof device === 'string' && (device || kitWords.unknownDevice[language]),
    typeof address === 'string' && address,
  ];
  return words.filter(Boolean).join(' · ');
}

/** `PATCH /services/42` is 'u provua të ndryshohej: Shërbim'. */
function callWords(call: string, language: Language): string {
  const [method = '', path = ''] = call.split(' ');
  const entity = Object.keys(entities).find((name) => path.startsWith(`/${name}`));
  const tried = accountEventText.tried[path.endsWith('/reorder') ? 'move' : method];
  return entity && tried ? `${tried[language]}: ${entityTitle(entity)[language]}` : call;
}
