import { useRef } from 'react';
import { styled } from 'styled-components';
import { space } from '@ritmi/shared/ui/tokens';
import { ActButton, ButtonRow, PlainLink } from '../kit/look/buttons.js';
import { Note } from '../kit/look/frames.js';
import { CopyButton } from './CopyButton.js';
import { accountText } from './text.js';

const Codes = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 200px), 1fr));
  gap: ${space(2)} ${space(4)};
  font-family: ui-monospace, monospace;
`;

const words = accountText.recovery;

type RecoveryCodesProps = { readonly codes: readonly string[]; readonly onDone: () => void };

/** Shown once: the server keeps only what compares them. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const list = useRef<HTMLUListElement>(null);
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${codes.join('\n')}\n`)}`;
  return (
    <>
      <h3>{words.title}</h3>
      <Note>{words.note}</Note>
      <Codes ref={list}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Codes>
      <ButtonRow>
        <CopyButton label={words.copy} target={list} />
        <PlainLink href={file} download={words.file}>
          {words.download}
        </PlainLink>
        <ActButton type="button" onClick={onDone}>
          {words.done}
        </ActButton>
      </ButtonRow>
    </>
  );
}
