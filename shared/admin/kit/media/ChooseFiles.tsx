import { ImagePlus, Music, RefreshCw } from 'lucide-react';
import type { RefObject } from 'react';
import { styled } from 'styled-components';
import type { ControlProps } from '@ritmi/shared/ui/form/Field';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { color, layout } from '@ritmi/shared/ui/tokens';
import { PlainButton } from '../look/frames.js';
import { dropBox } from '../look/dropBox.js';
import { FileInput, type Takes } from './FileInput.js';
import { mediaText } from './text.js';

/** Invisible, on top of the box with the text: it receives clicks, keys and dropped files. */
const Input = styled(FileInput)`
  ${layout.cover}
  ${layout.fill}
  opacity: 0;
  cursor: pointer;
  &:disabled {
    cursor: not-allowed;
  }
`;

/** The box beside a picture: as small as the other buttons. */
const Change = styled(PlainButton).attrs({ as: 'div' })`
  position: relative;
  &:has(:focus-visible) {
    outline: 2px solid ${color.text};
    outline-offset: 2px;
  }
  &:has(:disabled) {
    opacity: 0.55;
  }
`;

const Choose = styled.div`
  ${dropBox}
  &:has(:disabled) {
    opacity: 0.55;
  }
`;

type ChooseFilesProps = {
  readonly control: ControlProps;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly name: string;
  readonly takes: Takes;
  readonly isMultiple: boolean;
  /** Beside what it replaces. */
  readonly isSmall?: boolean;
  readonly isDisabled?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
};

/** The box in which files are chosen or dropped. */
export function ChooseFiles(props: ChooseFilesProps) {
  const { control, input, name, takes, isMultiple, isSmall = false, isDisabled = false, onFiles } = props;
  const { t } = useLanguage();
  const Box = isSmall ? Change : Choose;
  const Icon = isSmall ? RefreshCw : takes === 'audio' ? Music : ImagePlus;
  return (
    <Box data-choose={isSmall ? undefined : ''}>
      <Icon size={isSmall ? 16 : 22} strokeWidth={1.75} aria-hidden="true" />
      {t(isSmall ? mediaText.change : isMultiple ? mediaText.chooseMany : mediaText.choose)}
      <Input
        {...control}
        ref={input}
        name={`${name}File`}
        takes={takes}
        multiple={isMultiple}
        disabled={isDisabled}
        onFiles={onFiles}
      />
    </Box>
  );
}
