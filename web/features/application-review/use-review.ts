import { useCallback, useState } from 'react';
import { type Act, type Application, actInFront, documentInFront } from './next-act.ts';
import type { Undoable } from './UndoBar.tsx';
import { type Decided, useDecide } from './use-decide.ts';
import { type Answers, withAnswers } from './with-answers.ts';

interface Terms {
  application: Application;
  /** The document being rejected; it stays open meanwhile. */
  asked: string | null;
  /** An application was decided as a whole. */
  onDecided: (applicationId: string) => void;
  /** Whether something can still be undone. */
  onUndoable: (undoable: Undoable) => void;
}

/**
 * Reviews one application: the open item, and accept or reject. Decisions are applied optimistically, so that the
 * next key acts on the next item; a refusal restores the previous one.
 */
export function useReview({ application: stored, asked, onDecided, onUndoable }: Terms) {
  const decide = useDecide();
  const [answers, setAnswers] = useState<Answers>(new Map());
  const [chosen, setChosen] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string>();
  const application = withAnswers(stored, answers);
  const inFront = documentInFront(application, asked, chosen);
  const act = actInFront(application, inFront);
  const { id } = application;
  const { kitchenName } = application.supplier;

  const settle = (answer: Decided, words: string): string | undefined => {
    if ('refusal' in answer) {
      setRefusal(answer.refusal);
      return answer.refusal;
    }
    setRefusal(undefined);
    const last = answer.application.decisions.at(-1);
    if (last) onUndoable({ decisionId: last.id, applicationId: id, words });
  };

  /** Applies a decision optimistically while it is saved. */
  const meanwhile = async (about: string, status: 'APPROVED' | 'UNDER_REVIEW', saved: Promise<Decided>) => {
    setChosen(null);
    setAnswers(given => new Map(given).set(about, status));
    const answer = await saved;
    setAnswers(given => new Map([...given].filter(([each]) => each !== about)));
    return answer;
  };

  const accept = async () => {
    if (act === 'start')
      settle(await meanwhile(id, 'UNDER_REVIEW', decide.start(id)), `Review of ${kitchenName} started`);
    if (act === 'document' && inFront) {
      const { title, document } = inFront;
      settle(
        await meanwhile(document.id, 'APPROVED', decide.acceptDocument(document.id)),
        `${title} accepted`,
      );
    }
    if (act !== 'application') return;
    const answer = await meanwhile(id, 'APPROVED', decide.approve(id));
    if (!settle(answer, `${kitchenName} approved`)) onDecided(id);
  };

  const reject = async (about: Act, reason: string) => {
    if (about === 'document' && inFront) {
      const problem = settle(
        await decide.rejectDocument(inFront.document.id, reason),
        `${inFront.title} rejected`,
      );
      if (!problem) setChosen(null);
      return problem;
    }
    return settle(await decide.reject(id, reason), `${kitchenName} rejected`);
  };

  return {
    /** The application with all pending decisions applied. */
    application,
    act,
    inFront,
    refusal,
    isDeciding: decide.isDeciding,
    accept,
    reject,
    show: useCallback((documentId: string) => setChosen(documentId), []),
  };
}
