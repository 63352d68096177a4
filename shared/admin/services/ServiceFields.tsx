import { useFormContext, useWatch } from 'react-hook-form';
import { serviceCategories, serviceIcons } from '@ritmi/shared/domain/services/schema';
import { CheckField, ChoiceField, LongTextField, TextField } from '../kit/forms/fields.js';
import { MediaField } from '../kit/media/MediaField.js';
import { Pair } from '../kit/look/frames.js';
import { FeatureFields } from './FeatureFields.js';
import { serviceLabels } from './text.js';

/** The fields of a service, for adding and editing. */
export function ServiceFields() {
  const { control, formState } = useFormContext();
  const isPriceHidden = useWatch({ control, name: 'hidePrice' }) === true;
  // Readers accept any category; an edit must not change one that is not offered.
  const kept = String(formState.defaultValues?.category ?? '');
  const categories = [...new Set([...serviceCategories, ...(kept ? [kept] : [])])];
  return (
    <>
      <TextField name="title" label={serviceLabels.title} isRequired />
      <LongTextField name="description" label={serviceLabels.description} isRequired />
      <TextField
        name="price"
        label={serviceLabels.price}
        placeholder="Enter price in euros"
        inputMode="decimal"
        isRequired={!isPriceHidden}
      />
      <Pair>
        <ChoiceField name="category" label={serviceLabels.category} options={categories} isRequired />
        <ChoiceField name="icon" label={serviceLabels.icon} options={serviceIcons} isRequired />
      </Pair>
      <CheckField name="hidePrice" label={serviceLabels.hidePrice} />
      <CheckField name="featured" label={serviceLabels.featured} />
      <MediaField name="image" fileLabel="Image (file)" urlLabel={serviceLabels.image} />
      <FeatureFields />
    </>
  );
}
