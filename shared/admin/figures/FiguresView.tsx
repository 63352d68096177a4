import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import { request } from '@ritmi/shared/client/request';
import type { Figures } from '@ritmi/shared/domain/figures/figures';
import { today } from '@ritmi/shared/domain/time/date';
import { addMonths } from '@ritmi/shared/domain/time/month';
import { Select } from '@ritmi/shared/ui/form/controls';
import { Field } from '@ritmi/shared/ui/form/Field';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { layout } from '@ritmi/shared/ui/tokens';
import { useHost } from '../host/host.js';
import { LoadState } from '../kit/list/LoadState.js';
import { Note } from '../kit/look/frames.js';
import { listKey, pollAfterFailure } from '../kit/model/queries.js';
import { ScreenHeading } from '../kit/useTitle.js';
import { type FigureSet, figureSetsOf } from './figureSets.js';
import { Plot } from './Plot.js';
import { figuresText as text } from './text.js';

/** The months over the whole width, and below them rows of plots that are equally high and fill it too. */
const Plots = styled.div`
  ${layout.wrap(4)}
  > * {
    flex: 1 1 340px;
    &[data-wide] {
      flex-basis: 100%;
    }
  }
  // None grows with a table that is opened beside it.
  &:has([open]) {
    align-items: flex-start;
  }
`;

/** Beside each other where there is room. */
const Period = styled.div`
  ${layout.wrap(2, 5)}
  align-items: end;
  > :first-child {
    flex: 0 1 280px;
  }
  > p {
    flex: 1 1 320px;
    max-width: 640px;
  }
`;

/** The periods to choose from: twelve months up to the present one, and calendar years from the next one back. */
function periodsOn(day: string) {
  const year = Number(day.slice(0, 4));
  const years = [year + 1, year, year - 1, year - 2, year - 3].map((each) => ({
    id: String(each),
    from: `${each}-01-01`,
    to: `${each}-12-31`,
  }));
  return [{ id: lastMonths, from: addMonths(`${day.slice(0, 7)}-01`, -11), to: day }, ...years];
}

const lastMonths = '12';

/** The figures for the owner, of the last twelve months at first. */
export function FiguresView() {
  const { language, t } = useLanguage();
  const { connection } = useHost();
  const periods = periodsOn(today());
  const [chosen, setChosen] = useState(lastMonths);
  const period = periods.find(({ id }) => id === chosen);
  const path = `/figures?from=${period?.from}&to=${period?.to}`;
  const query = useQuery({
    // As what they are of, so that they follow its changes.
    queryKey: [...listKey('bookings'), 'figures', path],
    queryFn: async () => (await request<Figures>(connection, { path })).value,
    placeholderData: (before) => before,
    refetchInterval: pollAfterFailure,
  });
  return (
    <>
      <ScreenHeading title={t(text.title)} />
      <Period>
        <Field label={t(text.period)}>
          {(control) => (
            <Select {...control} value={chosen} onChange={({ target }) => setChosen(target.value)}>
              {periods.map(({ id }) => (
                <option key={id} value={id}>
                  {id === lastMonths ? t(text.lastMonths) : id}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Note>{t(text.note)}</Note>
      </Period>
      <LoadState query={query} failure={{ text: t(text.loadFailed) }} />
      {query.data ? <Drawn sets={figureSetsOf(query.data, language, period)} /> : null}
    </>
  );
}

/** The plots, and in one sentence of what there is none yet. */
function Drawn({ sets }: { readonly sets: readonly FigureSet[] }) {
  const { t } = useLanguage();
  const isEmpty = ({ rows }: FigureSet) => rows.every(({ value }) => value === 0);
  const empty = sets.filter(isEmpty).map(({ title }) => t(title));
  const drawn = sets.filter((set) => !isEmpty(set));
  return (
    <>
      <Plots>
        {drawn.map((set) => (
          <Plot key={set.id} set={set} />
        ))}
      </Plots>
      {empty.length > 0 ? <Note>{t(text.none(empty.join(', ')))}</Note> : null}
    </>
  );
}
