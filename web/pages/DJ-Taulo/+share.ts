import { djs } from '@ritmi/shared/domain/brand/brand';
import { taulo } from '@ritmi/shared/domain/brand/taulo';
import { largestFile } from '@ritmi/shared/domain/brand/profile';
import type { PageContext } from 'vike/types';
import { since } from '../../views/home/text.js';
import type { ShareWords } from '../share.js';

export function share({ language }: PageContext): ShareWords {
  return { line: since(djs.taulo.startedIn)[language], picture: largestFile(taulo.poster) };
}
