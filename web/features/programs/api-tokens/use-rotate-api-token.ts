import { t } from '@lingui/core/macro';
import { useRotateApiTokenMutation } from '../../../generated/graphql.ts';
import { failureText } from '../../../lib/failure-text.ts';
import type { Refusal } from '../../../lib/refusal.ts';

/** Gives a token a new secret and hands it over, or returns why not. */
export const useRotateApiToken = (id: string, onRotated: (secret: string) => void) => {
  const [rotate] = useRotateApiTokenMutation();
  return async (overlapHours: number): Promise<Refusal | undefined> => {
    const failed = { message: t`The token keeps its secret. Please try again.`, field: null };
    try {
      const answer = (await rotate({ variables: { input: { id, overlapHours } } })).data?.rotateApiToken;
      if (answer?.__typename !== 'ApiTokenCreated') return answer ?? failed;
      onRotated(answer.secret);
    } catch (error) {
      return { ...failed, message: failureText(error, failed.message) };
    }
  };
};
