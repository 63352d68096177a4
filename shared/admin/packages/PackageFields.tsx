import { packageTypes } from '@ritmi/shared/domain/packages/schema';
import { ChoiceField, LongTextField, TextField } from '../kit/forms/fields.js';
import { PackageMedia } from './PackageMedia.js';
import { PricingPanel } from './PricingPanel.js';
import { ServiceChecklist, type Services } from './ServiceChecklist.js';
import { packageLabels, typeLabels } from './text.js';

const typeOptions = packageTypes.map((value) => ({ value, label: typeLabels[value] }));

/** The fields of a package, in the dialogs and on the form page. */
export function PackageFields({ services }: { readonly services: Services }) {
  return (
    <>
      <TextField name="title" label={packageLabels.title} isRequired />
      <ChoiceField name="type" label={packageLabels.type} options={typeOptions} isRequired />
      <LongTextField name="description" label={packageLabels.description} isRequired />
      <PackageMedia />
      <ServiceChecklist services={services} />
      <PricingPanel services={services.rows} />
    </>
  );
}
