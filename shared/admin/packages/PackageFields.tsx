import { packages } from '@ritmi/shared/domain/packages/schema';
import { FieldInput } from '../kit/forms/EntityFields.js';
import { PackageMedia } from './PackageMedia.js';
import { PricingPanel } from './PricingPanel.js';
import { ServiceChecklist, type Services } from './ServiceChecklist.js';

const { title, type, description } = packages.fields;

/** The fields of a package, in the dialogs and on the form page. */
export function PackageFields({ services }: { readonly services: Services }) {
  return (
    <>
      <FieldInput name="title" field={title} />
      <FieldInput name="type" field={type} />
      <FieldInput name="description" field={description} />
      <PackageMedia />
      <ServiceChecklist services={services} />
      <PricingPanel services={services.rows} />
    </>
  );
}
