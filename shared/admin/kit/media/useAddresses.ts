import { useFormContext, useWatch } from 'react-hook-form';
import type { ItemValues } from '../model/values.js';
import { typedName } from './useListedMedia.js';

/** Where the addresses of stored files are in a form. @param name the field whose addresses are watched */
export function useAddresses(name: string) {
  const { control, getValues, setValue } = useFormContext<ItemValues>();
  const watched: unknown = useWatch({ control, name: [name, typedName(name)] });
  return {
    /** Whether the field has this address. */
    has: (address: string) => pathsOf(watched, address).length > 0,
    /** Puts another address wherever this one is in the form, also where the main picture of a list is. */
    replace(address: string, other: string) {
      for (const path of pathsOf(getValues(), address)) {
        setValue(path.join('.'), other, { shouldDirty: true, shouldValidate: true });
      }
    },
  };
}

/** Paths of the texts that are this address. */
function pathsOf(value: unknown, address: string): readonly (readonly string[])[] {
  if (value === address) return [[]];
  if (typeof value !== 'object' || value === null || value instanceof File) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    pathsOf(part, address).map((path) => [name, ...path]),
  );
}
