import { brand } from '@ritmi/shared/domain/brand/brand';
import { listOf, type PageWith } from '../load.js';
import type { ShareWords } from '../share.js';
import type { loads } from './+loads.js';

export function share({ data }: PageWith<typeof loads>): ShareWords {
  const phone = listOf(data.contacts).find(({ type }) => type === 'phone');
  return { line: phone?.value ?? brand.contact.phone };
}
