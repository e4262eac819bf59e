import { useRef, useState } from 'react';
import {
  useAcceptDocumentMutation,
  useApproveApplicationMutation,
  useRejectApplicationMutation,
  useRejectDocumentMutation,
  useStartReviewMutation,
  useUndoDecisionMutation,
} from '../../generated/graphql.ts';
import { failureText } from '../../lib/failure-text.ts';
import type { Application } from './next-act.ts';

type Answer = Application | { __typename: string; message: string } | null | undefined;

/** A refusal, or the application as it is now. */
export type Decided = { refusal: string } | { application: Application };

const notDone = 'Something went wrong. Please try again.';

/** What an admin decides about an application. Decisions are sent one after the other, in the order they were made. */
export function useDecide() {
  const [underWay, setUnderWay] = useState(0);
  const before = useRef<Promise<unknown>>(Promise.resolve());
  const [start] = useStartReviewMutation();
  const [accept] = useAcceptDocumentMutation();
  const [rejectDocument] = useRejectDocumentMutation();
  const [approve] = useApproveApplicationMutation();
  const [reject] = useRejectApplicationMutation();
  const [undo] = useUndoDecisionMutation();

  const decideNow = async (ask: () => Promise<Answer>): Promise<Decided> => {
    try {
      const answer = await ask();
      if (!answer || 'message' in answer) return { refusal: answer?.message ?? notDone };
      return { application: answer };
    } catch (error) {
      return { refusal: failureText(error, notDone) };
    } finally {
      setUnderWay(count => count - 1);
    }
  };
  const decide = (ask: () => Promise<Answer>): Promise<Decided> => {
    setUnderWay(count => count + 1);
    const decided = before.current.then(() => decideNow(ask));
    before.current = decided;
    return decided;
  };

  return {
    isDeciding: underWay > 0,
    start: (applicationId: string) =>
      decide(async () => (await start({ variables: { applicationId } })).data?.startReview),
    acceptDocument: (documentId: string) =>
      decide(async () => (await accept({ variables: { documentId } })).data?.acceptDocument),
    rejectDocument: (documentId: string, reason: string) =>
      decide(
        async () =>
          (await rejectDocument({ variables: { input: { documentId, reason } } })).data?.rejectDocument,
      ),
    approve: (applicationId: string) =>
      decide(async () => (await approve({ variables: { applicationId } })).data?.approveApplication),
    reject: (applicationId: string, reason: string) =>
      decide(
        async () =>
          (await reject({ variables: { input: { applicationId, reason } } })).data?.rejectApplication,
      ),
    undo: (decisionId: string) =>
      decide(async () => (await undo({ variables: { decisionId } })).data?.undoDecision),
  };
}
