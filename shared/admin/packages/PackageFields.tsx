import { useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import { formatEuro } from '@ritmi/shared/domain/money';
import { discountFrom, priceOf } from '@ritmi/shared/domain/packages/price';
import { useAgency } from '@ritmi/shared/ui/Agency';
import { packages } from '@ritmi/shared/domain/packages/schema';
import type { Service } from '@ritmi/shared/domain/services/schema';
import { CheckBox, CheckLabel } from '@ritmi/shared/ui/form/controls';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { color, radius, space } from '@ritmi/shared/ui/tokens';
import { FieldInput } from '../kit/kinds/fieldKinds.js';
import { ReferenceChecklist } from '../kit/inputs/ReferenceChecklist.js';
import { TextField } from '../kit/inputs/fields.js';
import { Note, Stack } from '../kit/look/frames.js';
import type { Listed } from '../kit/resource/useRows.js';
import { PackageMedia } from './PackageMedia.js';
import { pageText } from './text.js';
import { idsOf } from '../kit/model/values.js';
import { Fixed, fixed, useFixed } from '../kit/fixed.js';

const { title, type, description, serviceIds, hidePrice, featured, customPrice } = packages.fields;

type ServicesProps = {
  /** The services to choose from. */
  readonly services: Listed<'services'>;
};

/** Beside each other on the form page where a wide window has room; there what is chosen and what it costs is in sight. */
const Halves = styled.div`
  display: grid;
  gap: ${space(4)} ${space(6)};
  grid-template-columns: minmax(0, 1fr);
  @media (min-width: 1320px) {
    [data-page] & {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    }
  }
`;

/** The fields of a package, in the dialogs and on the form page. */
export function PackageFields({ services }: ServicesProps) {
  return (
    <Halves>
      <Stack data-column>
        <FieldInput name="title" field={title} />
        <FieldInput name="type" field={type} />
        <FieldInput name="description" field={description} />
        <PackageMedia />
      </Stack>
      <Stack>
        <ServiceChecklist services={services} />
        <PricingPanel services={services.rows} />
      </Stack>
    </Halves>
  );
}

const Price = styled.span`
  margin-left: auto;
  color: ${color.quiet};
  white-space: nowrap;
`;

/** Which services are in the package, with their prices. */
function ServiceChecklist({ services: { rows, state, refetch } }: ServicesProps) {
  const options = rows.map(({ id, title: name, price }) => ({
    id,
    title: name,
    note: <Price>{price === '' ? '' : formatEuro(price)}</Price>,
  }));
  const { label, noneChosen } = serviceIds;
  return (
    <ReferenceChecklist
      name="serviceIds"
      isTall
      texts={checklistTexts}
      {...{ label, noneChosen, options, state, refetch }}
    />
  );
}

const checklistTexts = {
  notLoaded: pageText.servicesNotLoaded,
  isCopy: pageText.servicesAreCopy,
  none: fixed(pageText.noServices),
};

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
function PricingPanel({ services }: { readonly services: readonly Service[] }) {
  const { t } = useLanguage();
  const chosenIds = useChosenIds();
  const { setValue } = useFormContext();
  const fixedText = useFixed();
  const typed = useRef<unknown>('');
  const isHidden = useWatch({ name: 'hidePrice' }) === true;
  const custom: unknown = useWatch({ name: 'customPrice' });
  const hasCustomPrice = custom !== null;
  const chosen = services.filter(({ id }) => chosenIds.includes(id));
  // The amounts are for the admin, so a hidden price still counts here.
  const { sum, discount, total } = priceOf(
    chosen.map(({ price }) => ({ price })),
    useAgency().discountPerService,
  );
  const isVisitorsPriceHidden = isHidden || chosen.some(({ hidePrice }) => hidePrice);

  /** A typed price comes back when it is switched off and on again. */
  function handleSwitch(isOn: boolean) {
    if (!isOn) typed.current = custom;
    setValue('customPrice', isOn ? typed.current : null, { shouldDirty: true });
  }

  return (
    <Stack role="group" aria-label={fixedText('Pricing')}>
      <Stack $gap={1}>
        <FieldInput name="hidePrice" field={hidePrice} />
        <FieldInput name="featured" field={featured} />
        <CheckLabel>
          <CheckBox
            name="useCustomPrice"
            checked={hasCustomPrice}
            onChange={(event) => handleSwitch(event.target.checked)}
          />
          <Fixed>Use custom price</Fixed>
        </CheckLabel>
      </Stack>
      {hasCustomPrice ? (
        // Not a number field: in Chrome a comma is lost there, and 150,50 becomes 15050.
        <TextField name="customPrice" label={customPrice.label} inputMode="decimal" isRequired />
      ) : null}
      <Lines>
        <dt>
          <Fixed>Original price</Fixed>
        </dt>
        <dd>{formatEuro(sum ?? '')}</dd>
        {chosen.length >= discountFrom ? (
          <>
            <dt>
              <Fixed>Discount</Fixed>
            </dt>
            <dd>-{formatEuro(discount ?? '')}</dd>
            <dt>
              <Fixed>Calculated price</Fixed>
            </dt>
            <dd>{formatEuro(total ?? '')}</dd>
          </>
        ) : null}
      </Lines>
      {isVisitorsPriceHidden ? <Note>{t(pageText.priceHidden)}</Note> : null}
    </Stack>
  );
}

function useChosenIds(): readonly string[] {
  return idsOf(useWatch({ name: 'serviceIds' }));
}
