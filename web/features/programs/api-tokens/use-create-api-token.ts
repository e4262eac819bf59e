import { t } from '@lingui/core/macro';
import type { NewApiToken } from '../../../../schema/rules/api-token.ts';
import { ApiTokensDocument, useCreateApiTokenMutation } from '../../../generated/graphql.ts';
import { failureText } from '../../../lib/failure-text.ts';
import type { Refusal } from '../../../lib/refusal.ts';

/** Creates a token and hands over its secret, or returns why not. */
export const useCreateApiToken = (onCreated: (secret: string) => void) => {
  const [create] = useCreateApiTokenMutation({
    update: (cache, { data }) => {
      if (data?.createApiToken.__typename !== 'ApiTokenCreated') return;
      const { apiToken } = data.createApiToken;
      cache.updateQuery({ query: ApiTokensDocument }, known => ({
        apiTokens: [apiToken, ...(known?.apiTokens ?? [])],
      }));
    },
  });
  return async (input: NewApiToken): Promise<Refusal | undefined> => {
    const failed = { message: t`No token was created. Please try again.`, field: null };
    try {
      const answer = (await create({ variables: { input } })).data?.createApiToken;
      if (answer?.__typename !== 'ApiTokenCreated') return answer ?? failed;
      onCreated(answer.secret);
    } catch (error) {
      return { ...failed, message: failureText(error, failed.message) };
    }
  };
};
