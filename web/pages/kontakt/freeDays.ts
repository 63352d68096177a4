import { availabilityOf, type ChosenNight } from '@ritmi/shared/client/bookings';
import type { Answer, Connection } from '@ritmi/shared/client/request';
import {
  daysOfMonth,
  type FreeDays,
  freeDaysOf,
  isAlmostOver,
  isMonthAhead,
  monthBeside,
} from '@ritmi/shared/domain/bookings/freeDays';
import {
  type Asked,
  monthParameter,
  nightParameters,
  readEnquiry,
} from '@ritmi/shared/domain/enquiry/request';
import { today } from '@ritmi/shared/domain/time/date';
import { useRef, useState } from 'react';
import type { PageContext } from 'vike/types';
import type { FreeDaysProps } from '../../enquiry/FreeDaysTable.js';
import { attempt, type Loaded, valueOf, visitorConnection } from '../load.js';
import { enquiryQuery } from './loadEnquiry.js';

/** Loads the month of the address, of the date that was typed, or the running one; the next one where little of that is left. */
export async function loadFreeDays(
  api: Connection,
  pageContext: PageContext,
): Promise<{ readonly value: FreeDays }> {
  const query = enquiryQuery(pageContext);
  const { asked, night } = readEnquiry(query);
  const typed = pageContext.renderRequest?.form?.values[nightParameters.date] ?? night.date;
  const now = today();
  const months = [query[monthParameter] ?? '', typed.slice(0, 7)];
  const named = months.find((each) => isMonthAhead(each, now));
  if (named !== undefined) return readMonth(api, { month: named, today: now, asked });
  const running = await readMonth(api, { month: now.slice(0, 7), today: now, asked });
  const next = isAlmostOver(running.value) ? monthBeside(running.value, 1) : null;
  return next === null ? running : readMonth(api, { month: next, today: now, asked });
}

type Month = { readonly month: string; readonly today: string; readonly asked: Asked | null };

async function readMonth(api: Connection, { month, today: now, asked }: Month) {
  const answer: Answer<Parameters<typeof freeDaysOf>[0]> = await availabilityOf(
    api,
    daysOfMonth(month),
    chosenOf(asked),
  );
  return { value: freeDaysOf(answer.value, { month, today: now }) };
}

/** What the night needs; events and projects need nothing that is known. */
function chosenOf(asked: Asked | null): ChosenNight {
  const [first] = asked?.ids ?? [];
  if (!asked || first === undefined) return {};
  switch (asked.about) {
    case 'package':
      return { packageId: first };
    case 'services':
      return { serviceIds: asked.ids };
    case 'artist':
      return { artistId: first };
    case 'event':
    case 'project':
      return {};
  }
}

/** The month that was loaded with the page, and others as the visitor turns to them. */
export function useFreeDays(loaded: Loaded<FreeDays>, asked: Asked | null): FreeDaysProps | null {
  const first = valueOf(loaded);
  const [turned, setTurned] = useState<{ readonly of: FreeDays; readonly days: FreeDays | null } | null>(
    null,
  );
  const wanted = useRef('');
  if (!first) return null;
  const now = turned?.of === first ? turned : { of: first, days: first };

  async function show(of: FreeDays, month: string) {
    wanted.current = month;
    const read = await attempt(() => readMonth(visitorConnection, { month, today: of.today, asked }));
    // The last month that was asked for, whichever answer comes last.
    if (wanted.current === month) setTurned({ of, days: valueOf(read) });
  }
  return {
    days: now.days ?? first,
    hasFailed: now.days === null,
    onMonth: (month) => void show(first, month),
  };
}
