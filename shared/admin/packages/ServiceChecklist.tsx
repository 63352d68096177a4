import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import { formatEuro } from '@ritmi/shared/domain/money';
import type { Service } from '@ritmi/shared/domain/services/schema';
import { CheckBox, CheckLabel } from '@ritmi/shared/ui/form/controls';
import { Ring } from '@ritmi/shared/ui/Ring';
import { color, radius, space, type } from '@ritmi/shared/ui/tokens';
import { PlainButton, Bar, Named, Note, Stack } from '../kit/look/frames.js';
import { packageLabels } from './packageForm.js';
import { pageText } from './text.js';

/** 200 px tall (specification section 2, package form page). */
const Box = styled.div`
  height: 200px;
  overflow-y: auto;
  padding: ${space(2)} ${space(3)};
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  // Half a row at the edge says that there are more.
  label {
    min-height: 42px;
  }
`;

const Label = styled.strong`
  ${type.label}
`;

const Price = styled.span`
  margin-left: auto;
  color: ${color.quiet};
  white-space: nowrap;
`;

const Required = styled.p`
  color: ${color.accentText};
  font-size: ${type.size.small};
  font-weight: 600;
`;

/** The services to choose from, as useRows gives them. */
export type Services = {
  readonly rows: readonly Service[];
  readonly state: 'loading' | 'ready' | 'copy' | 'failed';
  readonly askNow: () => void;
};

/** Which services are in the package; at least one. */
export function ServiceChecklist({ services: { rows, state, askNow } }: { readonly services: Services }) {
  const { setValue } = useFormContext();
  const chosen = (useWatch({ name: 'serviceIds' }) ?? []) as string[];
  const labelId = useId();

  function handleToggle(id: string, isChosen: boolean) {
    // In the list's order, so that choosing and taking back leaves everything as it was.
    const wanted = new Set(isChosen ? [...chosen, id] : chosen.filter((other) => other !== id));
    const known = rows.filter((service) => wanted.has(service.id)).map((service) => service.id);
    const unknown = [...wanted].filter((other) => !known.includes(other));
    setValue('serviceIds', [...known, ...unknown], { shouldDirty: true, shouldValidate: true });
  }

  return (
    <Stack role="group" aria-labelledby={labelId}>
      <Named>
        <Label id={labelId}>{packageLabels.serviceIds}</Label>
        <Box tabIndex={-1}>
          {state === 'loading' ? <Ring size={28} turns label="Loading" /> : null}
          {state === 'failed' ? (
            <Bar role="note">
              {pageText.servicesNotLoaded}
              <PlainButton onClick={askNow}>Try again</PlainButton>
            </Bar>
          ) : null}
          {state === 'copy' ? <Note>{pageText.servicesAreCopy}</Note> : null}
          {rows.length === 0 && (state === 'ready' || state === 'copy') ? (
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
        {chosen.length === 0 ? <Required role="status">{pageText.chooseService}</Required> : null}
      </Named>
    </Stack>
  );
}
