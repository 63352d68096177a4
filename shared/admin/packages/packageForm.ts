import { createElement, type ReactNode } from 'react';
import { z } from 'zod';
import {
  packages,
  type Package,
  type PackageInput,
  type PackageType,
} from '@ritmi/shared/domain/packages/schema';
import { requiredText } from '@ritmi/shared/domain/shapes';
import type { FormSpec } from '../kit/forms/formSpec.js';
import { nothing } from '../kit/changes/readable.js';
import { ChosenFile } from './ChosenFile.js';
import { packageLabels } from './text.js';

export type PackageValues = {
  title: string;
  type: PackageType;
  description: string;
  image: string;
  /** Chosen and not uploaded yet: packages upload on save (contract, Admin). */
  file: File | null;
  serviceIds: string[];
  useCustomPrice: boolean;
  customPrice: string;
  hidePrice: boolean;
  featured: boolean;
  order: number | null;
};

/** What is sent, and the file that becomes its image before. */
export type PackageBody = { readonly fields: PackageInput; readonly file: File | null };

const empty: PackageValues = {
  title: '',
  type: 'STANDARD',
  description: '',
  image: '',
  file: null,
  serviceIds: [],
  useCustomPrice: false,
  customPrice: '',
  hidePrice: false,
  featured: false,
  order: null,
};

/** A custom price is required, and looked at, only while it is switched on (specification section 5). */
function withPriceSwitch(values: unknown): unknown {
  const { useCustomPrice, customPrice, ...rest } = values as PackageValues;
  return { ...rest, useCustomPrice, customPrice: useCustomPrice ? customPrice : null };
}

const schema = z.preprocess(
  withPriceSwitch,
  packages.create
    // Its problem bears the label that the form has for it.
    .extend({
      title: requiredText(packageLabels.title, 300),
      useCustomPrice: z.boolean(),
      file: z.custom<File | null>(),
    })
    .superRefine(
      ({ useCustomPrice, customPrice }, context) => {
        if (!useCustomPrice || customPrice) return;
        context.addIssue({ code: 'custom', path: ['customPrice'], message: 'Custom price is required' });
      },
      { when: ({ value }) => typeof value === 'object' && value !== null },
    )
    .transform(({ file, useCustomPrice: _switch, ...fields }): PackageBody => ({ fields, file })),
);

export const packageForm: FormSpec<PackageValues, PackageBody, Package> = {
  schema: schema as unknown as z.ZodType<PackageBody, PackageValues>,
  empty,
  toValues: ({ title, type, description, image, services, customPrice, hidePrice, featured, order }) => ({
    title,
    type,
    description,
    image,
    file: null,
    serviceIds: services.map(({ service }) => service.id),
    useCustomPrice: customPrice !== null,
    customPrice: customPrice ?? '',
    hidePrice,
    featured,
    order,
  }),
  titleOf: ({ title }) => title.trim() || 'New package',
  labels: packageLabels,
  together: { customPrice: ['useCustomPrice'], image: ['file'] },
  canSubmit: ({ serviceIds }) => serviceIds.length > 0,
};

/** The conflict view shows a chosen file, and no price that is switched off. */
export function describePackage(field: string, values: Partial<PackageValues>): ReactNode {
  if (field === 'image' && values.file) return createElement(ChosenFile, { file: values.file });
  return field === 'customPrice' && values.useCustomPrice === false ? nothing : null;
}
