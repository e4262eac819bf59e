import { plural, t } from '@lingui/core/macro';
import {
  BackgroundWorkDocument,
  FailedJobsDocument,
  useDismissFailedJobMutation,
  useRetryFailedJobMutation,
  useRetryFailedJobsMutation,
} from '../../generated/graphql.ts';
import { failureText } from '../../lib/failure-text.ts';
import { readAgain } from '../../lib/read-again.ts';
import { refusalOr } from '../../lib/refusal.ts';
import { useToast } from '../../ui/feedback/Toasts.tsx';
import { queueName } from './queue-words.ts';

type Answer = { __typename: string; message?: string; retried?: number } | undefined;

/** What is done with given-up jobs; each says itself what came of it. Then the list is read again from its first page. */
export const useJobActs = (onFirstPage: () => void) => {
  const toast = useToast();
  const options = readAgain(FailedJobsDocument, BackgroundWorkDocument);
  const [retry] = useRetryFailedJobMutation(options);
  const [retryAll] = useRetryFailedJobsMutation(options);
  const [dismiss] = useDismissFailedJobMutation(options);
  const act = async (asked: () => Promise<Answer>, done: (retried: number) => string): Promise<void> => {
    const failed = t`That didn't work. Please try again.`;
    try {
      const answer = await asked();
      onFirstPage();
      if (answer?.__typename === 'RetriedJobs' || answer?.__typename === 'DismissedJob')
        toast({ tone: 'success', title: done(answer.retried ?? 0) });
      else toast({ tone: 'danger', title: refusalOr(answer, failed) });
    } catch (error) {
      toast({ tone: 'danger', title: failureText(error, failed) });
    }
  };
  return {
    retry: (id: string) =>
      act(
        async () => (await retry({ variables: { id } })).data?.retryFailedJob,
        () => t`It's being tried again`,
      ),
    retryAll: (queue: string) =>
      act(
        async () => (await retryAll({ variables: { queue } })).data?.retryFailedJobs,
        retried => {
          const name = queueName(queue);
          return plural(retried, {
            one: `${name}: # is being tried again`,
            other: `${name}: # are being tried again`,
          });
        },
      ),
    dismiss: (id: string) =>
      act(
        async () => (await dismiss({ variables: { id } })).data?.dismissFailedJob,
        () => t`Dismissed`,
      ),
  };
};
