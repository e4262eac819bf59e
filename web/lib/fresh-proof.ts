import { ApolloLink } from '@apollo/client';
import { from, mergeMap, of } from 'rxjs';

/** Asks the person to prove who they are; false when they close the question. */
export type AskForProof = () => Promise<boolean>;

let ask: AskForProof | undefined;

/** The dialog registers itself here; returns how to take it back. */
export const answerProofsBy = (how: AskForProof) => {
  ask = how;
  return () => {
    ask = undefined;
  };
};

const isProofNeeded = ({ data }: ApolloLink.Result): boolean =>
  Object.values(data ?? {}).some(
    answer => answer !== null && typeof answer === 'object' && answer.__typename === 'FreshProofNeeded',
  );

/**
 * When a change is refused until the person proves who they are, asks for the proof and sends the same request again.
 * The form that sent it waits meanwhile, so nothing typed is lost and no form has to know.
 */
export const freshProofLink = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    mergeMap(result => {
      if (!ask || !isProofNeeded(result)) return of(result);
      return from(ask()).pipe(mergeMap(isProven => (isProven ? forward(operation) : of(result))));
    }),
  ),
);
