import { djs } from '@ritmi/shared/domain/brand/brand';
import { lumo } from '@ritmi/shared/domain/brand/lumo';
import { largestFile } from '@ritmi/shared/domain/brand/profile';
import type { PageContext } from 'vike/types';
import { since } from '../../views/home/text.js';
import type { ShareWords } from '../share.js';

export function share({ language }: PageContext): ShareWords {
  return { line: since(djs.lumo.startedIn)[language], picture: largestFile(lumo.poster) };
}
