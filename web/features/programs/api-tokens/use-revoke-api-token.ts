import { t } from '@lingui/core/macro';
import { ApiTokensDocument, useRevokeApiTokenMutation } from '../../../generated/graphql.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { refusalOr } from '../../../lib/refusal.ts';
import { useToast } from '../../../ui/feedback/Toasts.tsx';

/** Ends a token at once; says itself when it cannot. */
export const useRevokeApiToken = (id: string, name: string) => {
  const toast = useToast();
  const [revoke] = useRevokeApiTokenMutation({
    update: (cache, { data }) => {
      if (data?.revokeApiToken.__typename !== 'ApiTokenRevoked') return;
      const { apiTokens } = data.revokeApiToken;
      cache.writeQuery({ query: ApiTokensDocument, data: { apiTokens } });
    },
  });
  return async () => {
    const failed = t`${name} was not revoked. Please try again.`;
    try {
      const answer = (await revoke({ variables: { id } })).data?.revokeApiToken;
      if (answer?.__typename === 'ApiTokenRevoked') toast({ tone: 'success', title: t`${name} was revoked` });
      else toast({ tone: 'danger', title: refusalOr(answer, failed) });
    } catch (error) {
      toast({ tone: 'danger', title: failureText(error, failed) });
    }
  };
};
