import { useCallback, useState } from 'react';
import { type Act, type Application, actInFront, documentInFront } from './next-act.ts';
import type { Undoable } from './UndoBar.tsx';
import { type Decided, useDecide } from './use-decide.ts';

interface Terms {
  application: Application;
  /** An application was decided as a whole. */
  onDecided: () => void;
  /** Something can be taken back for a while. */
  onUndoable: (undoable: Undoable) => void;
}

/** Reviewing one application: what lies in front, and the two answers to it. */
export function useReview({ application, onDecided, onUndoable }: Terms) {
  const decide = useDecide();
  const [chosen, setChosen] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string>();
  const inFront = documentInFront(application, chosen);
  const act = actInFront(application, inFront);
  const { kitchenName } = application.supplier;

  const settle = (answer: Decided, words: string): string | undefined => {
    if ('refusal' in answer) {
      setRefusal(answer.refusal);
      return answer.refusal;
    }
    setRefusal(undefined);
    setChosen(null);
    const last = answer.application.decisions.at(-1);
    if (last) onUndoable({ decisionId: last.id, applicationId: application.id, words });
  };

  const accept = async () => {
    if (decide.isDeciding || act === null) return;
    if (act === 'start') settle(await decide.start(application.id), `Review of ${kitchenName} started`);
    if (act === 'document' && inFront)
      settle(await decide.acceptDocument(inFront.document.id), `${inFront.title} accepted`);
    if (act !== 'application') return;
    if (!settle(await decide.approve(application.id), `${kitchenName} approved`)) onDecided();
  };

  const reject = async (about: Act, reason: string) => {
    if (about === 'document' && inFront)
      return settle(await decide.rejectDocument(inFront.document.id, reason), `${inFront.title} rejected`);
    const problem = settle(await decide.reject(application.id, reason), `${kitchenName} rejected`);
    if (!problem) onDecided();
    return problem;
  };

  return {
    act,
    inFront,
    refusal,
    isDeciding: decide.isDeciding,
    accept,
    reject,
    show: useCallback((documentId: string) => setChosen(documentId), []),
  };
}
