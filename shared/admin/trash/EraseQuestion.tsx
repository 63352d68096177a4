import { useState } from 'react';
import { styled } from 'styled-components';
import type { TrashEntry } from '@ritmi/shared/domain/history';
import { Question } from '../kit/look/Question.js';
import { text } from './text.js';
import { useErase } from './useErase.js';

const Subject = styled.p`
  margin: 0;
  font-weight: 700;
  overflow-wrap: anywhere;
`;

type EraseQuestionProps = { readonly what: TrashEntry | 'all'; readonly onClose: () => void };

/** Asks before something is deleted for good, and does it. */
export function EraseQuestion({ what, onClose }: EraseQuestionProps) {
  const erase = useErase();
  const [isBusy, setIsBusy] = useState(false);
  const isAll = what === 'all';

  async function handleYes() {
    setIsBusy(true);
    await erase(isAll ? null : what);
    onClose();
  }

  return (
    <Question
      title={isAll ? text.empty : text.erase}
      text={isAll ? text.emptyQuestion : text.eraseQuestion}
      yes={isAll ? text.empty : text.erase}
      isBusy={isBusy}
      onYes={() => void handleYes()}
      onCancel={onClose}
    >
      {isAll ? null : <Subject>{what.title || 'Untitled'}</Subject>}
    </Question>
  );
}
