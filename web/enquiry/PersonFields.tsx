import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { lineField } from '@ritmi/shared/ui/form/lineField';
import { parts } from '@ritmi/shared/domain/bookings/parts';
import { formFields } from '@ritmi/shared/domain/enquiry/form';
import { TextLink } from '@ritmi/shared/ui/Button';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { color, layout, space } from '@ritmi/shared/ui/tokens';
import type { SentForm } from '../render/content.js';
import { askText, noticeVersion, partLabels } from './askText.js';
import type { ProblemOf } from './problem.js';
import { useRememberedFields } from './remembered.js';
import { text } from './text.js';

type PersonFieldsProps = {
  readonly sent: SentForm | null;
  /** What the message begins with. */
  readonly wish: string;
  readonly problemOf: ProblemOf;
};

/** Who asks, and how many come; in the rows after the night. */
export function PersonFields({ sent, wish, problemOf }: PersonFieldsProps) {
  const { t, to } = useLanguage();
  const id = useId();
  const remembered = useRememberedFields();
  const typed = (name: string) => (sent ? sent.values : remembered)[name] ?? '';
  const field = (name: string, label: string, control: (own: object) => ReactNode) => {
    const { control: marks, note } = problemOf(name);
    return (
      <p>
        <label htmlFor={`${id}${name}`}>{label}</label>
        {control({ id: `${id}${name}`, name, defaultValue: typed(name), ...marks })}
        {note}
      </p>
    );
  };
  // The wish is a line of the message.
  const longest = 4000 - (wish === '' ? 0 : wish.length + 1);
  const { name, phone, email, part, message, notice, website, wish: wished } = formFields;
  return (
    <>
      <Person>
        {field(name, t(text.name), (own) => (
          <input {...own} autoComplete="name" />
        ))}
        {field(phone, t(text.phone), (own) => (
          <input {...own} type="tel" autoComplete="tel" placeholder="069 123 4567" />
        ))}
        {field(email, t(text.email), (own) => (
          <input {...own} type="email" autoComplete="email" placeholder={t(text.optional)} />
        ))}
        {field(part, t(text.part), (own) => (
          <select {...own} defaultValue={typed(part) || 'evening'}>
            {parts.map((each) => (
              <option key={each} value={each}>
                {t(partLabels[each])}
              </option>
            ))}
          </select>
        ))}
        {field(message, t(text.message), (own) => (
          <textarea {...own} rows={2} maxLength={longest} placeholder={t(text.optional)} />
        ))}
      </Person>
      <input type="hidden" name={notice} value={noticeVersion} />
      {wish !== '' && <input type="hidden" name={wished} value={wish} />}
      <Trap aria-hidden>
        <label>
          {t(askText.website)}
          <input name={website} tabIndex={-1} autoComplete="off" />
        </label>
      </Trap>
      <Notice>
        {t(askText.notice)} <TextLink href={to('/politika-e-privatesise')}>{t(askText.privacy)}</TextLink>
      </Notice>
    </>
  );
}

const Person = styled.div`
  && {
    ${layout.grid(5, 6)}
    grid-column: 1 / -1;
  }
  /* The buttons. */
  && ~ div:last-of-type {
    grid-column: 1 / -1;
  }
  textarea {
    width: 100%;
    min-height: 48px;
    padding: ${space(2.5)} 0 0;
    ${lineField}
    field-sizing: content;
    &::placeholder {
      color: ${color.quiet};
      font-weight: 500;
      opacity: 1;
    }
    &:focus-visible {
      border-bottom-color: ${color.accent};
    }
  }
  p:last-of-type {
    grid-column: 1 / -1;
  }
  @container (min-width: 30rem) {
    && {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  @container (min-width: 64rem) {
    && {
      grid-template-columns: 1.4fr 1.2fr 1.4fr 0.8fr 0.8fr;
    }
  }
`;

const Notice = styled.small`
  grid-column: 1 / -1;
  max-width: 38em;
  /* The link has room for a thumb below it. */
  margin-bottom: -${space(4)};
  /* On a line of its own, so that a font that arrives late does not move it. */
  > a {
    display: block;
    width: fit-content;
  }
  color: ${color.quiet};
`;

/** Programs fill it in; people neither see nor reach it. */
const Trap = styled.div`
  && {
    ${layout.visuallyHidden}
  }
`;
