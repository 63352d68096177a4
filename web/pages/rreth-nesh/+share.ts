import { pictures } from '@ritmi/shared/domain/brand/pictures';
import { largestFile } from '@ritmi/shared/domain/brand/profile';
import { proof } from '@ritmi/shared/domain/brand/proof';
import type { PageContext } from 'vike/types';
import { since } from '../../views/home/text.js';
import type { ShareWords } from '../share.js';

export function share({ language }: PageContext): ShareWords {
  return { line: since(proof.since)[language], picture: largestFile(pictures.cases) };
}
