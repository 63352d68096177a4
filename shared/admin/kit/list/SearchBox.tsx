import { styled } from 'styled-components';
import { TextInput } from '@ritmi/shared/ui/form/controls';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { toolHeight } from '../look/frames.js';
import { onPhone } from '../look/useMedia.js';
import { words } from '../text.js';

const Frame = styled.label`
  display: flex;
  flex: 1 1 150px;
  max-width: 420px;
  ${onPhone} {
    max-width: none;
  }
`;

const Box = styled(TextInput)`
  ${toolHeight}
  // Browsers draw it blue.
  &::-webkit-search-cancel-button {
    filter: grayscale(1);
  }
`;

type SearchBoxProps = {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
};

/** Filters a list while the person types; Escape empties it. */
export function SearchBox({ label, value, onChange }: SearchBoxProps) {
  const { t } = useLanguage();
  return (
    <Frame>
      <Box
        type="search"
        name="search"
        data-act="search"
        aria-label={label}
        placeholder={t(words.search)}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onChange('');
        }}
      />
    </Frame>
  );
}
