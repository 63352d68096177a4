import type { Message } from '@ritmi/shared/domain/language';

export const text = {
  onMap: { sq: 'hap hartën', en: 'open the map' },
  seeProject: { sq: 'Shiko projektin', en: 'See the project' },
} as const satisfies Record<string, Message>;
