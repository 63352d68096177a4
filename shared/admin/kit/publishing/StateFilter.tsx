import { useMemo } from 'react';
import { isInState, type PublishingFilter, publishingFilters } from '@ritmi/shared/domain/publishing/state';
import type { Values } from '@ritmi/shared/domain/values';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { ToolSelect } from '../look/ToolSelect.js';
import { publishText as text } from './text.js';

type StateFilterProps = {
  readonly rows: readonly Values[];
  readonly value: PublishingFilter | null;
  readonly onChange: (value: PublishingFilter | null) => void;
};

/** Filters a list by state; not there while everything is simply on the site. */
export function StateFilter({ rows, value, onChange }: StateFilterProps) {
  const { t } = useLanguage();
  const counts = useMemo(() => countsOf(rows), [rows]);
  const isPlain = counts.draft + counts.planned + counts.copy === 0;
  if (isPlain && value === null) return null;
  return (
    <ToolSelect
      name="state"
      aria-label={t(text.filter)}
      value={value ?? ''}
      onChange={(event) => onChange(publishingFilters.find((each) => each === event.target.value) ?? null)}
    >
      <option value="">{t(text.filters.all)}</option>
      {publishingFilters.map((each) => (
        <option key={each} value={each}>
          {`${t(text.filters[each])} (${counts[each]})`}
        </option>
      ))}
    </ToolSelect>
  );
}

function countsOf(rows: readonly Values[]): Readonly<Record<PublishingFilter, number>> {
  const counts = { published: 0, draft: 0, planned: 0, copy: 0 };
  for (const row of rows) for (const each of publishingFilters) if (isInState(row, each)) counts[each] += 1;
  return counts;
}
