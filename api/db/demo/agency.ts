import { fixedSections, fixedTeam } from '@ritmi/shared/domain/about/text';
import { brand } from '@ritmi/shared/domain/brand/brand';
import type { Demo } from './files.js';

const sectionImages = ['arkat-e-pajisjeve.webp', 'salla-para-proves.webp'] as const;

export const demoSections = [fixedSections.history, fixedSections.vision].map(
  ({ title, content }, index): Demo<'about/content'> => ({
    title: title.sq,
    content: content.sq,
    image: sectionImages[index] ?? '',
  }),
);

const portraits = ['dj-portret.webp', 'dj-profil.webp'] as const;

export const demoTeam = fixedTeam.map(
  ({ name, role, bio }, index): Demo<'about/team'> => ({
    name,
    role: role.sq,
    bio: bio.sq,
    image: portraits[index] ?? '',
  }),
);

export const demoContact: readonly Demo<'contact'>[] = [
  { type: 'phone', label: 'Rezervime', value: brand.contact.phone },
  { type: 'phone', label: 'Teknika, në ditën e eventit', value: '068 000 0117' },
  { type: 'email', label: 'E-mail', value: brand.contact.email },
  { type: 'address', label: 'Zyra dhe magazina', value: brand.contact.address },
];
