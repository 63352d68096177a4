import { Route, Routes } from 'react-router';
import { Link } from 'react-router';
import { EntityEditor } from '../kit/list/EntityEditor.js';
import { PlainLink, Stack } from '../kit/look/frames.js';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { Calendar } from './Calendar.js';
import { calendarText as text } from './text.js';

/** The calendar, and below its address the resources that its lanes are of. */
export function CalendarModule() {
  const { t } = useLanguage();
  return (
    <Routes>
      <Route
        path="burimet"
        element={
          <Stack>
            <div>
              <PlainLink as={Link} to="/kalendari">
                {t(text.back)}
              </PlainLink>
            </div>
            <EntityEditor name="resources" preview={null} />
          </Stack>
        }
      />
      <Route path="*" element={<Calendar />} />
    </Routes>
  );
}
