import { entities } from '@ritmi/shared/domain/entities';
import type { AuditEntry } from '@ritmi/shared/domain/history';
import { entityTitle } from '../kit/resource/entityText.js';

/** What the API records about an account event, as fields of its changes. */
type Facts = Readonly<Record<string, unknown>>;

const wrongWords: Readonly<Record<string, string>> = {
  password: 'wrong password',
  currentPassword: 'wrong current password',
  code: 'wrong code',
};

/**
 * An account event in words.
 * @returns the person, then device, address or reason; nothing twice
 */
export function accountWords({ title, who, changes }: Pick<AuditEntry, 'title' | 'who' | 'changes'>): string {
  const facts: Facts = Object.fromEntries(changes.map(({ field, after }) => [field, after]));
  const words = [title || 'Unknown account', who.name === title ? '' : who.name, ...factWords(facts)];
  return words.filter(Boolean).join(' · ');
}

function factWords({ isOn, wrong, sessions, call, reason, device, address }: Facts): readonly string[] {
  return [
    typeof isOn === 'boolean' ? (isOn ? 'turned on' : 'turned off') : '',
    wrongWords[String(wrong)] ?? '',
    typeof sessions === 'number' ? `${sessions} ${sessions === 1 ? 'session' : 'sessions'}` : '',
    typeof call === 'string' ? callWords(call) : '',
    ...[reason, device, address].map((fact) => (typeof fact === 'string' ? fact : '')),
  ];
}

const verbs: Readonly<Record<string, string>> = { POST: 'add', PATCH: 'change', DELETE: 'delete' };

/** `PATCH /services/42` is 'tried to change: Service'. */
function callWords(call: string): string {
  const [method = '', path = ''] = call.split(' ');
  const entity = Object.keys(entities).find((name) => path.startsWith(`/${name}`));
  const verb = path.endsWith('/reorder') ? 'move' : verbs[method];
  return entity && verb ? `tried to ${verb}: ${entityTitle(entity)}` : call;
}
