import type { ReactNode } from 'react';
import { Link, Route, Routes } from 'react-router';
import { EntityEditor } from '../kit/list/EntityEditor.js';
import { Note, PlainLink, Stack } from '../kit/look/frames.js';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { Calendar } from './Calendar.js';
import { calendarText as text } from './text.js';

// Their lists are on no page of the site.
const resourcesText = { listTitle: text.resources };
const feastsText = { listTitle: text.feastDays };

/** The calendar, and below its address the resources that its lanes are of, and the feasts whose days were corrected. */
export function CalendarModule() {
  const { t } = useLanguage();
  return (
    <Routes>
      <Route
        path="burimet"
        element={
          <Below>
            <EntityEditor name="resources" text={resourcesText} preview={null} />
          </Below>
        }
      />
      <Route
        path="festat"
        element={
          <Below>
            <Note>{t(text.feastsHint)}</Note>
            <EntityEditor name="feast-days" text={feastsText} preview={null} />
          </Below>
        }
      />
      <Route path="*" element={<Calendar />} />
    </Routes>
  );
}

/** A screen with the way back to the calendar. */
function Below({ children }: { readonly children: ReactNode }) {
  const { t } = useLanguage();
  return (
    <Stack>
      <div>
        <PlainLink as={Link} to="/kalendari">
          {t(text.back)}
        </PlainLink>
      </div>
      {children}
    </Stack>
  );
}
