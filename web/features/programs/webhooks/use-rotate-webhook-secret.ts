import { t } from '@lingui/core/macro';
import { useRotateWebhookSecretMutation } from '../../../generated/graphql.ts';
import { failureText } from '../../../lib/failure-text.ts';
import type { Refusal } from '../../../lib/refusal.ts';

/** Gives an endpoint a new secret and hands it over, or returns why not. */
export const useRotateWebhookSecret = (id: string, onRotated: (secret: string) => void) => {
  const [rotate] = useRotateWebhookSecretMutation();
  return async (overlapHours: number): Promise<Refusal | undefined> => {
    const failed = { message: t`The webhook keeps its secret. Please try again.`, field: null };
    try {
      const answer = (await rotate({ variables: { input: { id, overlapHours } } })).data?.rotateWebhookSecret;
      if (answer?.__typename !== 'WebhookSecretIssued') return answer ?? failed;
      onRotated(answer.secret);
    } catch (error) {
      return { ...failed, message: failureText(error, failed.message) };
    }
  };
};
