import { z } from 'zod';
import { packages } from '@ritmi/shared/domain/packages/schema';
import { requiredText } from '@ritmi/shared/domain/shapes';
import { entityForm, type FormSpec } from '../kit/forms/formSpec.js';

const { title, image, customPrice } = packages.fields;

const create = packages.create.extend({
  title: requiredText(title.inputLabel, 300),
  /** May be a chosen file, which is uploaded on save (contract, Admin). */
  image: z.union([z.instanceof(File), image.shape]),
  /** Required while it is switched on; null while it is off (specification section 5). */
  customPrice: z
    .custom<string | number | null>((price) => price !== '', { error: `${customPrice.label} is required` })
    .pipe(customPrice.shape),
});

const form = entityForm({ ...packages, create });

/** The form of a package: its image may be a file, and its custom price has a switch. */
export const packageForm: FormSpec = {
  ...form,
  empty: { ...form.empty, customPrice: null },
  toValues: (pkg) => ({ ...form.toValues(pkg), customPrice: pkg.customPrice }),
  // The chosen file and the switch were values of their own until 0.1.0.
  fromDraft: ({ file, useCustomPrice, ...values }) => ({
    ...values,
    ...(file instanceof File && { image: file }),
    ...(useCustomPrice === false && { customPrice: null }),
  }),
  canSubmit: ({ serviceIds }) => Array.isArray(serviceIds) && serviceIds.length > 0,
};
