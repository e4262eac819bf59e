import { useApolloClient } from '@apollo/client/react';
import { plural, t } from '@lingui/core/macro';
import { useState } from 'react';
import { MeDocument, useMailConfirmationLinkMutation } from '../../generated/graphql.ts';
import { failureText } from '../../lib/failure-text.ts';
import { readQuery } from '../../lib/read-again.ts';

interface Outcome {
  isSent: boolean;
  text: string;
}

/** Has another link mailed to the signed-in person's address; the outcome is in words for them. */
export const useMailLink = () => {
  const client = useApolloClient();
  const [mail, { loading }] = useMailConfirmationLinkMutation();
  const [outcome, setOutcome] = useState<Outcome>();

  const mailLink = async (): Promise<void> => {
    const failed = t`The link couldn't be sent. Try again.`;
    setOutcome(undefined);
    try {
      const answer = (await mail()).data?.mailConfirmationLink;
      if (answer?.__typename === 'AlreadyDone')
        await client.refetchQueries({ include: [MeDocument], onQueryUpdated: readQuery });
      setOutcome({ isSent: answer?.__typename === 'ConfirmationLinkMailed', text: textOf(answer) ?? failed });
    } catch (error) {
      setOutcome({ isSent: false, text: failureText(error, failed) });
    }
  };
  return { mailLink, isSending: loading, outcome };
};

type Answer = NonNullable<
  ReturnType<typeof useMailConfirmationLinkMutation>[1]['data']
>['mailConfirmationLink'];

const textOf = (answer: Answer | undefined): string | undefined => {
  if (answer?.__typename === 'ConfirmationLinkMailed') return t`Sent. The link works for 3 days.`;
  if (answer?.__typename === 'AlreadyDone') return t`Your email is already confirmed.`;
  if (answer?.__typename !== 'TooManyAttempts') return undefined;
  const minutes = Math.ceil(answer.retryAfterSeconds / 60);
  return plural(minutes, {
    one: 'We sent a link a moment ago. You can ask for another one in # minute.',
    other: 'We sent a link a moment ago. You can ask for another one in # minutes.',
  });
};
