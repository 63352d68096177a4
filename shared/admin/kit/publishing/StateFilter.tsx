import { styled } from 'styled-components';
import { isInState, type PublishingFilter, publishingFilters } from '@ritmi/shared/domain/publishing/state';
import type { Values } from '@ritmi/shared/domain/values';
import { Select } from '@ritmi/shared/ui/form/controls';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { publishText as text } from './text.js';

const Box = styled(Select)`
  width: auto;
  min-height: 38px;
  font-size: 0.9375rem;
`;

type StateFilterProps = {
  readonly rows: readonly Values[];
  readonly value: PublishingFilter | null;
  readonly onChange: (value: PublishingFilter | null) => void;
};

/** Filters a list by state; not there while everything is simply on the site. */
export function StateFilter({ rows, value, onChange }: StateFilterProps) {
  const { t } = useLanguage();
  const isPlain = !rows.some((row) =>
    (['draft', 'planned', 'copy'] as const).some((each) => isInState(row, each)),
  );
  if (isPlain && value === null) return null;
  return (
    <Box
      name="state"
      aria-label={t(text.filter)}
      value={value ?? ''}
      onChange={(event) => onChange(publishingFilters.find((each) => each === event.target.value) ?? null)}
    >
      <option value="">{t(text.filters.all)}</option>
      {publishingFilters.map((each) => (
        <option key={each} value={each}>
          {`${t(text.filters[each])} (${rows.filter((row) => isInState(row, each)).length})`}
        </option>
      ))}
    </Box>
  );
}
