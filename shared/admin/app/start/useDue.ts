import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { request } from '@ritmi/shared/client/request';
import { labelAt } from '@ritmi/shared/domain/composite';
import { entityOf, isEntityName } from '@ritmi/shared/domain/entities';
import type { PlannedChange } from '@ritmi/shared/domain/publishing/schedule';
import type { taskState } from '@ritmi/shared/domain/tasks';
import { formatInTirane } from '@ritmi/shared/domain/time/tirane';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { useHost } from '../../host/host.js';
import { fixed } from '../../kit/fixed.js';
import { editPathOf, entityTitle } from '../../kit/model/entityText.js';
import { plannedText } from '../../kit/publishing/text.js';
import { useSchedule } from '../../kit/publishing/useSchedule.js';
import type { StartLine } from './StartLink.js';
import { taskNames, startText } from './text.js';

type TaskState = z.output<typeof taskState>;

const refetchMs = 60_000;

/** What happens soon by itself, and what should have and did not: publications and work in the background. */
export function useDue(): { readonly late: readonly StartLine[]; readonly due: readonly StartLine[] } {
  const { connection } = useHost();
  const { language, t } = useLanguage();
  const schedule = useSchedule();
  const { data: tasks = [] } = useQuery({
    queryKey: ['tasks'],
    queryFn: async () => (await request<readonly TaskState[]>(connection, { path: '/tasks' })).value,
    refetchInterval: refetchMs,
  });

  function lineOf(planned: PlannedChange): StartLine {
    const { entity, id, title, change, at, isLate } = planned;
    const time = formatInTirane(at, language);
    const to = isEntityName(entity) ? editPathOf(entity, id) : '/';
    const what = t(plannedText[change](time));
    const facts = isLate ? [t(startText.notDone), what, ...waiting(planned)] : [t(entityTitle(entity)), what];
    return { id: `${change} ${id}`, title, to, facts };
  }

  function waiting({ entity, waitsFor }: PlannedChange): readonly string[] {
    if (waitsFor.length === 0 || !isEntityName(entity)) return [];
    const labels = waitsFor.map((field) => labelAt(entityOf(entity).fields, field));
    return [`${t(startText.changedMeanwhile)}: ${labels.join(', ')}`];
  }

  function taskLine({ name, failures, dueAt }: TaskState): StartLine {
    const again = dueAt === null ? [] : [t(startText.triedAt(formatInTirane(dueAt, language)))];
    const what = t(failures > 0 ? startText.failed(failures) : startText.taskLate);
    return {
      id: name,
      title: t(taskNames[name] ?? fixed(name)),
      to: '/history',
      facts: [what, ...again],
    };
  }

  const isFailing = ({ failures, isLate, isRunning }: TaskState) => failures > 0 || (isLate && !isRunning);
  return {
    late: [...schedule.filter(({ isLate }) => isLate).map(lineOf), ...tasks.filter(isFailing).map(taskLine)],
    due: schedule.filter(({ isLate }) => !isLate).map(lineOf),
  };
}
