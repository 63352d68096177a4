import { type FocusEvent, useId, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import { formatEuro } from '@ritmi/shared/domain/money';
import { discountFrom, priceOf } from '@ritmi/shared/domain/packages/price';
import { useAgency } from '@ritmi/shared/ui/Agency';
import { packages } from '@ritmi/shared/domain/packages/schema';
import type { Service } from '@ritmi/shared/domain/services/schema';
import { CheckBox, CheckLabel } from '@ritmi/shared/ui/form/controls';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { Ring } from '@ritmi/shared/ui/Ring';
import { color, radius, space, type as typography } from '@ritmi/shared/ui/tokens';
import { FieldInput } from '../kit/forms/EntityFields.js';
import { TextField } from '../kit/forms/fields.js';
import { idsOf } from '../kit/forms/formSpec.js';
import { Bar, Label, Named, Note, PlainButton, Stack } from '../kit/look/frames.js';
import type { Listed } from '../kit/resource/useRows.js';
import { words } from '../kit/text.js';
import { PackageMedia } from './PackageMedia.js';
import { pageText } from './text.js';

const { title, type, description, serviceIds, hidePrice, featured, customPrice } = packages.fields;

type ServicesProps = {
  /** The services to choose from. */
  readonly services: Listed<'services'>;
};

/** The fields of a package, in the dialogs and on the form page. */
export function PackageFields({ services }: ServicesProps) {
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

/** 200 px tall (specification section 2, package form page). */
const Box = styled.div`
  height: 200px;
  overflow-y: auto;
  padding: ${space(2)} ${space(3)};
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  // Cuts the last visible row in half, which shows that there are more.
  label {
    min-height: 42px;
  }
`;

const Price = styled.span`
  margin-left: auto;
  color: ${color.quiet};
  white-space: nowrap;
`;

const Required = styled.p<{ $isProblem: boolean }>`
  color: ${({ $isProblem }) => ($isProblem ? color.accentText : color.quiet)};
  font-size: ${typography.size.small};
  font-weight: 600;
`;

/** Which services are in the package; at least one. */
function ServiceChecklist({ services: { rows, state, refetch } }: ServicesProps) {
  const { t } = useLanguage();
  const { setValue, trigger, formState } = useFormContext();
  const chosen = useChosenIds();
  const labelId = useId();

  function handleToggle(id: string, isChosen: boolean) {
    // In the list's order, so that choosing a service and removing it again changes nothing.
    const ids = new Set(isChosen ? [...chosen, id] : chosen.filter((other) => other !== id));
    const known = rows.filter((service) => ids.has(service.id)).map((service) => service.id);
    const unknown = [...ids].filter((other) => !known.includes(other));
    setValue('serviceIds', [...known, ...unknown], { shouldDirty: true, shouldValidate: true });
  }

  /** Shows an error when the focus leaves the list without a choice. */
  function handleBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) void trigger('serviceIds');
  }

  return (
    <Stack role="group" aria-labelledby={labelId} onBlur={handleBlur}>
      <Named>
        <Label id={labelId}>{serviceIds.label}</Label>
        <Box tabIndex={-1}>
          {state === 'loading' ? <Ring size={28} turns label={t(words.loading)} /> : null}
          {state === 'failed' ? (
            <Bar role="note">
              {t(pageText.servicesNotLoaded)}
              <PlainButton onClick={() => void refetch()}>{t(words.again)}</PlainButton>
            </Bar>
          ) : null}
          {state === 'cached' ? <Note>{t(pageText.servicesAreCopy)}</Note> : null}
          {rows.length === 0 && (state === 'ready' || state === 'cached') ? (
            <Note>{pageText.noServices}</Note>
          ) : null}
          {rows.map(({ id, title, price }) => (
            <CheckLabel key={id}>
              <CheckBox
                name="serviceIds"
                value={id}
                checked={chosen.includes(id)}
                onChange={(event) => handleToggle(id, event.target.checked)}
              />
              <span>{title}</span>
              <Price>{price === '' ? '' : formatEuro(price)}</Price>
            </CheckLabel>
          ))}
        </Box>
        {chosen.length === 0 ? (
          <Required role="status" $isProblem={'serviceIds' in formState.errors}>
            {pageText.chooseService}
          </Required>
        ) : null}
      </Named>
    </Stack>
  );
}

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
    <Stack role="group" aria-label="Pricing">
      <Stack $gap={1}>
        <FieldInput name="hidePrice" field={hidePrice} />
        <FieldInput name="featured" field={featured} />
        <CheckLabel>
          <CheckBox
            name="useCustomPrice"
            checked={hasCustomPrice}
            onChange={(event) => handleSwitch(event.target.checked)}
          />
          Use custom price
        </CheckLabel>
      </Stack>
      {hasCustomPrice ? (
        // Not a number field: in Chrome a comma is lost there, and 150,50 becomes 15050.
        <TextField name="customPrice" label={customPrice.label} inputMode="decimal" isRequired />
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
      {isVisitorsPriceHidden ? <Note>{t(pageText.priceHidden)}</Note> : null}
    </Stack>
  );
}

function useChosenIds(): readonly string[] {
  return idsOf(useWatch({ name: 'serviceIds' }));
}
