import type { Message } from '@ritmi/shared/domain/language';
import type { MediaCounts } from '@ritmi/shared/domain/media';

export const text = {
  onMap: { sq: 'hap hartën', en: 'open the map' },
  seeProject: { sq: 'Shiko projektin', en: 'See the project' },
  night: { sq: 'Një natë si kjo', en: 'A night like this' },
  played: { sq: 'Luajti', en: 'Played by' },
  rig: { sq: 'Çfarë sollëm', en: 'What we brought' },
  includes: { sq: 'Çfarë përfshin', en: 'What is included' },
  contact: { sq: 'Kontakto', en: 'Contact' },
  askPrice: { sq: 'Kontakto për çmimin', en: 'Contact us for the price' },
  instead: { sq: 'Çmimi fillestar', en: 'Original price' },
  askThis: { sq: 'Pyet me këtë', en: 'Ask for this one' },
  askDate: { sq: 'Pyet për datën', en: 'Ask for your date' },
  customTitle: { sq: 'Paketa jote', en: 'Your package' },
  customDescription: {
    sq: 'Shërbimet që zgjodhe, me zbritjen e llogaritur.',
    en: 'The services that you chose, with the discount counted in.',
  },
} as const satisfies Record<string, Message>;

/** Opens the services that a card does not list; in English by specification section 2. */
export const otherServices = (count: number) => `+${count} other services`;

/** How many pictures and clips there are: `8 foto, 1 video`. */
export function mediaCount({ pictures, clips }: MediaCounts): Message {
  const parts = (picture: string, clip: string) =>
    [pictures > 0 && `${pictures} ${picture}`, clips > 0 && `${clips} ${clip}`].filter(Boolean).join(', ');
  return {
    sq: parts('foto', 'video'),
    en: parts(pictures === 1 ? 'picture' : 'pictures', clips === 1 ? 'video' : 'videos'),
  };
}
