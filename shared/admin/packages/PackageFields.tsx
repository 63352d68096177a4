import { packageTypes } from '@ritmi/shared/domain/packages/schema';
import type { Service } from '@ritmi/shared/domain/services/schema';
import { ChoiceField, LongTextField, TextField } from '../kit/forms/fields.js';
import { PackageMedia } from './PackageMedia.js';
import { PricingPanel } from './PricingPanel.js';
import { ServiceChecklist } from './ServiceChecklist.js';
import { packageLabels, typeLabels } from './text.js';

const typeOptions = packageTypes.map((value) => ({ value, label: typeLabels[value] }));

type PackageFieldsProps = {
  readonly services: readonly Service[];
  readonly isLoading: boolean;
};

/** The fields of a package, in the dialogs and on the form page. */
export function PackageFields({ services, isLoading }: PackageFieldsProps) {
  return (
    <>
      <TextField name="title" label={packageLabels.title} isRequired />
      <ChoiceField name="type" label={packageLabels.type} options={typeOptions} isRequired />
      <LongTextField name="description" label={packageLabels.description} isRequired />
      <PackageMedia />
      <ServiceChecklist services={services} isLoading={isLoading} />
      <PricingPanel services={services} />
    </>
  );
}
