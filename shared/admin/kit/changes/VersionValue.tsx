import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Field } from '@ritmi/shared/domain/fields';
import { mediaTypes, type MediaType } from '@ritmi/shared/domain/shapes';
import { space } from '@ritmi/shared/ui/tokens';
import { Preview } from '../media/Preview.js';
import { readable, type Titles } from './readable.js';

/** It stands in a label, where a list has no place. */
const Medium = styled.span`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space(3)};
  img,
  video {
    width: 96px;
  }
`;

type VersionValueProps = {
  readonly field: Field | undefined;
  readonly value: unknown;
  readonly titles: Titles;
};

/** One version of a field, to choose by: pictures are seen, everything else is read. */
export function VersionValue({ field, value, titles }: VersionValueProps): ReactNode {
  if (Array.isArray(value) && value.length > 0 && value.every(isMedium)) {
    return value.map((medium, place) => (
      <Medium key={`${place} ${medium.url}`}>
        <Preview url={medium.url} type={medium.type} />
        {readable(field, medium, titles)}
      </Medium>
    ));
  }
  if (field?.kind === 'image' && typeof value === 'string' && value !== '') {
    return (
      <>
        <Preview url={value} />
        {readable(field, value, titles)}
      </>
    );
  }
  return readable(field, value, titles);
}

type MediumFields = { readonly type: MediaType; readonly url: string };

function isMedium(part: unknown): part is MediumFields {
  if (typeof part !== 'object' || part === null) return false;
  const { type, url } = part as Partial<Record<keyof MediumFields, unknown>>;
  return typeof url === 'string' && mediaTypes.some((known) => known === type);
}
