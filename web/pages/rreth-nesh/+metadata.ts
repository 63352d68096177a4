import { largestFile, pictureNamed } from '@ritmi/shared/domain/sitePictures';
import { firstYear } from '../../views/about/fixed.js';
import { since } from '../../views/home/text.js';
import type { MetadataOf } from '../metadata.js';
import type { Page } from './+Page.js';

export const metadata: MetadataOf<typeof Page> = {
  share: { line: since(firstYear), picture: largestFile(pictureNamed('cases')) },
};
