import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import type { Enquiry } from '@ritmi/shared/domain/enquiries/schema';
import { isEnquiryState, statesAfter } from '@ritmi/shared/domain/enquiries/states';
import { today } from '@ritmi/shared/domain/time/date';
import { dayInTirane, fromTirane } from '@ritmi/shared/domain/time/tirane';
import { telAddress } from '@ritmi/shared/domain/contact/phone';
import { languageName } from '@ritmi/shared/domain/language';
import { Select } from '@ritmi/shared/ui/form/controls';
import { Field } from '@ritmi/shared/ui/form/Field';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { color, layout, space, type } from '@ritmi/shared/ui/tokens';
import { DayField } from '../kit/inputs/DayField.js';
import { SiteLink } from '../kit/look/SiteLink.js';
import { sourceNames, stateNames, storyText as text } from './text.js';
import { useArtistName, useColleagues, useMe } from './useEnquiries.js';
import { useEnquiryWrites } from './useEnquiryWrites.js';

const Frame = styled.section`
  display: grid;
  align-content: start;
  gap: ${space(4)};
  min-width: 0;
`;

const Values = styled.dl`
  display: grid;
  gap: ${space(3)};
  dt {
    color: ${color.quiet};
    font-size: ${type.size.small};
  }
  dd {
    overflow-wrap: anywhere;
  }
  @media (pointer: coarse) {
    dd a {
      ${layout.touchTarget}
    }
  }
`;

/** At what hour a reminder is due on its day, in Albania. */
const reminderTime = '09:00';

/** State, who takes care, the reminder, and how to reach whoever asked. */
export function Facts({ enquiry }: { readonly enquiry: Enquiry }) {
  const { t } = useLanguage();
  const { change } = useEnquiryWrites();
  const me = useMe();
  const { state, assignee, remindAt, phone, email, source, language, estimate, url } = enquiry;
  const artist = useArtistName(enquiry.artistId);
  const remindOn = remindAt === null ? '' : dayInTirane(remindAt);
  const others = useColleagues().filter(({ id }) => id !== me);
  const isUnknown = assignee !== null && assignee !== me && others.every(({ id }) => id !== assignee);

  const [day, setDay] = useState(remindOn);

  function handleRemind() {
    if (day === remindOn || (day !== '' && day < today())) return;
    void change(enquiry, { remindAt: day === '' ? null : fromTirane(`${day}T${reminderTime}`) });
  }

  return (
    <Frame aria-label={t(text.facts)}>
      <Field label={t(text.state)}>
        {(control) => (
          <Select
            {...control}
            value={state}
            onChange={({ target: { value } }) =>
              void (isEnquiryState(value) && change(enquiry, { state: value }))
            }
          >
            {[state, ...statesAfter(state)].map((each) => (
              <option key={each} value={each}>
                {t(stateNames[each])}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t(text.assignee)}>
        {(control) => (
          <Select
            {...control}
            value={assignee ?? ''}
            onChange={({ target: { value } }) => void change(enquiry, { assignee: value || null })}
          >
            <option value="">{t(text.nobody)}</option>
            <option value={me}>{t(text.me)}</option>
            {others.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
            {isUnknown ? <option value={assignee}>{t(text.other)}</option> : null}
          </Select>
        )}
      </Field>
      <DayField label={t(text.remindAt)} value={day} onChange={setDay} onLeave={handleRemind} />
      <Values>
        <Fact name={t(text.phone)}>{phone ? <a href={telAddress(phone)}>{phone}</a> : null}</Fact>
        <Fact name={t(text.email)}>{email ? <a href={`mailto:${email}`}>{email}</a> : null}</Fact>
        <Fact name={t(text.source)}>{t(sourceNames[source])}</Fact>
        <Fact name={t(text.language)}>{languageName(language)}</Fact>
        <Fact name={t(text.estimate)}>
          {estimate.lines.length > 0
            ? `${estimate.lines.map(({ title }) => title).join(', ')}${estimate.total === null ? '' : ` · ${estimate.total} €`}`
            : null}
        </Fact>
        <Fact name={t(text.artist)}>{artist}</Fact>
        {url ? (
          <div>
            <dd>
              <SiteLink path={url}>{t(text.page)}</SiteLink>
            </dd>
          </div>
        ) : null}
      </Values>
    </Frame>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  if (!children) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
