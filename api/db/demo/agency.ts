import { fixedSections, fixedTeam } from '@ritmi/shared/domain/about/text';
import { brand } from '@ritmi/shared/domain/brand/brand';
import type { CreateOf } from '@ritmi/shared/domain/entities';
import type { DemoFile, UrlOf } from './files.js';

export function demoSections(url: UrlOf): CreateOf<'about/content'>[] {
  return [
    { ...inAlbanian(fixedSections.history), image: url('pult-i-kuq.webp') },
    { ...inAlbanian(fixedSections.vision), image: url('publiku-i-kuq.webp') },
  ];
}

const portraits: readonly DemoFile[] = ['shkendija-portret.webp', 'publiku-roze.webp'];

export function demoTeam(url: UrlOf): CreateOf<'about/team'>[] {
  return fixedTeam.map(({ name, role, bio }, index) => {
    const portrait = portraits[index];
    return { name, role: role.sq, bio: bio.sq, ...(portrait ? { image: url(portrait) } : {}) };
  });
}

export function demoContact(): CreateOf<'contact'>[] {
  return [
    { type: 'phone', label: 'Rezervime', value: brand.contact.phone },
    { type: 'phone', label: 'Teknika, në ditën e eventit', value: '068 000 0117' },
    { type: 'email', label: 'E-mail', value: brand.contact.email },
    { type: 'address', label: 'Zyra dhe magazina', value: brand.contact.address },
  ];
}

function inAlbanian({ title, content }: (typeof fixedSections)['history']) {
  return { title: title.sq, content: content.sq };
}
