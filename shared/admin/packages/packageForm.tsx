import type { ReactNode } from 'react';
import { z } from 'zod';
import type { Values } from '@ritmi/shared/domain/entity';
import { packages } from '@ritmi/shared/domain/packages/schema';
import { requiredText } from '@ritmi/shared/domain/shapes';
import { nothing } from '../kit/changes/readable.js';
import { entityForm, type FormSpec, type FormValues, type ItemValues } from '../kit/forms/formSpec.js';
import { FilePreview } from '../kit/media/Preview.js';

const form = entityForm(packages);

const { title, image } = packages.fields;

export const customPriceSwitch = { name: 'useCustomPrice', label: 'Use custom price' };

/** A custom price is required, and looked at, only while it is switched on (specification section 5). */
function withPriceSwitch({ useCustomPrice, customPrice, ...rest }: FormValues): FormValues {
  return { ...rest, useCustomPrice, customPrice: useCustomPrice ? customPrice : null };
}

const schema = z
  .custom<ItemValues>()
  .transform(withPriceSwitch)
  .pipe(
    packages.create
      .extend({
        title: requiredText(title.inputLabel, 300),
        useCustomPrice: z.boolean(),
        /** Chosen and not uploaded yet: packages upload on save (contract, Admin). */
        file: z.custom<File | null>(),
      })
      .superRefine(
        ({ useCustomPrice, customPrice }, context) => {
          if (!useCustomPrice || customPrice) return;
          context.addIssue({ code: 'custom', path: ['customPrice'], message: 'Custom price is required' });
        },
        { when: ({ value }) => typeof value === 'object' && value !== null },
      )
      .transform(({ useCustomPrice: _switch, ...body }) => body),
  );

/** The form of a package: with a switch for the custom price, and a file that becomes the image on save. */
export const packageForm: FormSpec = {
  ...form,
  schema,
  empty: { ...form.empty, file: null, useCustomPrice: false },
  toValues: (pkg) => ({ ...form.toValues(pkg), file: null, useCustomPrice: pkg.customPrice !== null }),
  labels: { ...form.labels, image: image.inputLabel, useCustomPrice: customPriceSwitch.label },
  together: { customPrice: ['useCustomPrice'], image: ['file'] },
  canSubmit: ({ serviceIds }) => Array.isArray(serviceIds) && serviceIds.length > 0,
};

/** The conflict view shows a chosen file, and no price that is switched off. */
export function describePackage(field: string, { file, useCustomPrice }: Values): ReactNode {
  if (field !== 'image' || !(file instanceof File))
    return field === 'customPrice' && useCustomPrice === false ? nothing : null;
  return (
    <>
      <FilePreview file={file} />
      {file.name}
    </>
  );
}
