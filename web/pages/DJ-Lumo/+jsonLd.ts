import { djs } from '@ritmi/shared/domain/brand/brand';
import type { PageContext } from 'vike/types';
import { breadcrumb } from '../jsonLd.js';

const { stageName, route } = djs.lumo;

export function jsonLd(pageContext: PageContext): object[] {
  return [breadcrumb(pageContext, [{ name: { sq: stageName, en: stageName }, path: route }])];
}
