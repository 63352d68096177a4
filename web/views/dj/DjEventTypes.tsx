import { styled } from 'styled-components';
import type { PartyDjProfile } from '@ritmi/shared/domain/brand/profile';
import { TitledSection } from '@ritmi/shared/ui/Block';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { color, desktop, layout, space, type, wide } from '@ritmi/shared/ui/tokens';
import { text } from './text.js';

/** The kinds of events, one line each. */
export function DjEventTypes({ eventTypes }: Pick<PartyDjProfile, 'eventTypes'>) {
  const { t } = useLanguage();
  return (
    <TitledSection title={t(text.eventTypes)}>
      <List>
        {eventTypes.map(({ label, value }) => (
          <li key={label.en}>
            <h3>{t(label)}</h3>
            <p>{t(value)}</p>
          </li>
        ))}
      </List>
    </TitledSection>
  );
}

const List = styled.ul`
  margin-inline: ${layout.gutter};
  li {
    display: grid;
    gap: ${space(2)} ${space(10)};
    padding-block: ${space(6)};
    border-top: 1px solid ${color.line};
    ${desktop} {
      grid-template-columns: 7fr 5fr;
      align-items: baseline;
    }
  }
  h3 {
    font-size: ${type.size.h3};
    ${wide} {
      font-size: ${type.size.h2};
    }
  }
  p {
    max-width: 29.5em;
    color: ${color.quiet};
  }
`;
