import { useState } from 'react';
import { DangerButton } from '../look/buttons.js';
import { Question } from '../look/Question.js';

type DeleteButtonProps = {
  readonly title: string;
  /** What is asked before. */
  readonly question: string;
  readonly onDelete: () => Promise<unknown>;
};

/** Deletes after a yes. */
export function DeleteButton({ title, question, onDelete }: DeleteButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);

  async function handleYes() {
    setIsBusy(true);
    await onDelete();
    setIsBusy(false);
    setIsAsking(false);
  }

  return (
    <>
      <DangerButton type="button" onClick={() => setIsAsking(true)}>
        Delete
      </DangerButton>
      {isAsking ? (
        <Question
          title={title}
          text={question}
          yes="Delete"
          isBusy={isBusy}
          onYes={() => void handleYes()}
          onCancel={() => setIsAsking(false)}
        />
      ) : null}
    </>
  );
}
