import type { PageContext } from 'vike/types';

export function lang({ language }: PageContext): string {
  return language;
}
