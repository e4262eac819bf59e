import { useApolloClient } from '@apollo/client/react';
import { useCallback, useState } from 'react';
import { type ConfirmEmailMutation, MeDocument, useConfirmEmailMutation } from '../../generated/graphql.ts';
import { readQuery } from '../../lib/read-again.ts';

type Answer = ConfirmEmailMutation['confirmEmail'];
/** What the screen shows: the server's answer, or that it did not come. */
export type Confirmation = { __typename: 'Asking' } | { __typename: 'Unanswered' } | Answer;

/** Follows the token of a mailed link. */
export const useConfirmEmail = (token: string) => {
  const client = useApolloClient();
  const [confirm] = useConfirmEmailMutation();
  const [confirmation, setConfirmation] = useState<Confirmation>({ __typename: 'Asking' });

  const ask = useCallback(
    async (openedAccount?: boolean): Promise<void> => {
      setConfirmation({ __typename: 'Asking' });
      const answer = await confirm({ variables: { token, openedAccount } }).then(
        ({ data }) => data?.confirmEmail,
        () => undefined,
      );
      // Who is signed in here may have become proven, or have been signed out.
      await client.refetchQueries({ include: [MeDocument], onQueryUpdated: readQuery });
      setConfirmation(answer ?? { __typename: 'Unanswered' });
    },
    [client, confirm, token],
  );
  return { confirmation, ask };
};
