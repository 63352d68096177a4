import { styled } from 'styled-components';
import { entityNames } from '@ritmi/shared/domain/entities';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { ButtonRow, PlainButton } from '../kit/look/frames.js';
import { ToolSelect } from '../kit/look/ToolSelect.js';
import { onPhone } from '../kit/look/useMedia.js';
import { entityTitle } from '../kit/model/entityText.js';
import { historyText } from './text.js';

const kinds = ['content', 'accounts'] as const;

/** On a phone in the room that the buttons leave. */
const Choice = styled(ToolSelect)`
  ${onPhone} {
    flex: 1 1 112px;
  }
`;

type AuditFilterProps = {
  /** The query of the entries that are shown, such as `kind=content`; empty for all. */
  readonly value: string;
  readonly onChange: (query: string) => void;
};

/** Narrows the history to content, to accounts, or to the documents of one entity. */
export function AuditFilter({ value, onChange }: AuditFilterProps) {
  const { t } = useLanguage();
  return (
    <ButtonRow>
      {kinds.map((kind) => {
        const query = `kind=${kind}`;
        return (
          <PlainButton
            key={kind}
            aria-pressed={value === query}
            onClick={() => onChange(value === query ? '' : query)}
          >
            {t(historyText[kind])}
          </PlainButton>
        );
      })}
      <Choice
        name="entity"
        aria-label={t(historyText.of)}
        value={value.startsWith('entity=') ? value : ''}
        onChange={({ target }) => onChange(target.value)}
      >
        <option value="">{t(historyText.everything)}</option>
        {entityNames.map((name) => (
          <option key={name} value={`entity=${name}`}>
            {t(entityTitle(name))}
          </option>
        ))}
      </Choice>
    </ButtonRow>
  );
}
