import { useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import { formatEuro } from '@ritmi/shared/domain/money';
import { discountFrom, priceOf } from '@ritmi/shared/domain/packages/price';
import type { Service } from '@ritmi/shared/domain/services/schema';
import { color, radius, space } from '@ritmi/shared/ui/tokens';
import { CheckField, TextField } from '../kit/forms/fields.js';
import { Note, Stack } from '../kit/look/frames.js';
import { packageLabels } from './packageForm.js';

const Switches = styled(Stack)`
  gap: ${space(1)};
`;

const Lines = styled.dl`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${space(1)} ${space(4)};
  padding: ${space(3)};
  border-radius: ${radius.control};
  background: ${color.card};
  dd {
    text-align: right;
  }
`;

/** What the package costs, and the switches that change it. */
export function PricingPanel({ services }: { readonly services: readonly Service[] }) {
  const chosenIds = (useWatch({ name: 'serviceIds' }) ?? []) as string[];
  const isHidden = useWatch({ name: 'hidePrice' }) === true;
  const hasCustomPrice = useWatch({ name: 'useCustomPrice' }) === true;
  const chosen = services.filter(({ id }) => chosenIds.includes(id));
  // The amounts are for the admin, so a hidden price still counts here.
  const { sum, discount, total } = priceOf(chosen.map(({ price }) => ({ price })));
  const isVisitorsPriceHidden = isHidden || chosen.some(({ hidePrice }) => hidePrice);

  return (
    <Stack role="group" aria-label="Pricing">
      <Switches>
        <CheckField name="hidePrice" label={packageLabels.hidePrice} />
        <CheckField name="featured" label={packageLabels.featured} />
        <CheckField name="useCustomPrice" label={packageLabels.useCustomPrice} />
      </Switches>
      {hasCustomPrice ? (
        <TextField
          name="customPrice"
          label={packageLabels.customPrice}
          type="number"
          step="0.01"
          min="0"
          isRequired
        />
      ) : null}
      <Lines>
        <dt>Original price</dt>
        <dd>{formatEuro(sum ?? '')}</dd>
        {chosen.length >= discountFrom ? (
          <>
            <dt>Discount</dt>
            <dd>-{formatEuro(discount ?? '')}</dd>
            <dt>Calculated price</dt>
            <dd>{formatEuro(total ?? '')}</dd>
          </>
        ) : null}
      </Lines>
      {isVisitorsPriceHidden ? <Note>Visitors see no price but a way to ask for it.</Note> : null}
    </Stack>
  );
}
