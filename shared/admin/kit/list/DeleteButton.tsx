import { useState } from 'react';
import { styled } from 'styled-components';
import { ChangeList } from '../changes/ChangeList.js';
import { DangerButton } from '../look/frames.js';
import { Question } from '../look/Question.js';
import type { Removal } from '../resource/useRemove.js';

const Subject = styled.p`
  margin: 0;
  font-weight: 700;
  overflow-wrap: anywhere;
`;

type DeleteButtonProps = {
  /** Of the document; empty for what has no history. */
  readonly entity: string;
  readonly title: string;
  /** What the row is called: on a phone the row is under the question. */
  readonly subject: string;
  /** What is asked before. */
  readonly question: string;
  /** Deletes what the row shows when the question is asked. */
  readonly onDelete: () => Promise<Removal>;
};

type Asked = {
  readonly remove: () => Promise<Removal>;
  /** What somebody else has changed since. */
  readonly changes?: Exclude<Removal, string>['changes'];
};

const changedMeanwhile = 'Someone else changed this in the meantime. Delete it all the same?';

/** Deletes after a yes, and asks again when it is no longer what was seen. */
export function DeleteButton({ entity, title, subject, question, onDelete }: DeleteButtonProps) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function handleYes({ remove }: Asked) {
    setIsBusy(true);
    const removal = await remove();
    setIsBusy(false);
    setAsked(typeof removal === 'string' ? null : { remove: removal.removeAnyway, changes: removal.changes });
  }

  return (
    <>
      <DangerButton onClick={() => setAsked({ remove: onDelete })}>Delete</DangerButton>
      {asked ? (
        <Question
          key={asked.changes ? 'again' : 'first'}
          title={title}
          text={asked.changes ? changedMeanwhile : question}
          yes="Delete"
          isBusy={isBusy}
          onYes={() => void handleYes(asked)}
          onCancel={() => setAsked(null)}
        >
          <Subject>{subject}</Subject>
          {asked.changes ? <ChangeList entity={entity} changes={asked.changes} /> : null}
        </Question>
      ) : null}
    </>
  );
}
