import { brand } from '@ritmi/shared/domain/brand/brand';
import type { PageContext } from 'vike/types';
import { dataOf, listOf } from '../load.js';
import type { ShareWords } from '../share.js';
import { loads } from './+loads.js';

export function share(pageContext: PageContext): ShareWords {
  const phone = listOf(dataOf(pageContext, loads).contacts).find(({ type }) => type === 'phone');
  return { line: phone?.value ?? brand.contact.phone };
}
