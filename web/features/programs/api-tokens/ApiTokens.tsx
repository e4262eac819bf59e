import { t } from '@lingui/core/macro';
import { Suspense } from 'react';
import Plus from '~icons/lucide/plus';
import type { ApiScope } from '../../../../schema/api-scopes.ts';
import { useApiTokensQuery } from '../../../generated/graphql.ts';
import { ActionRow } from '../../../ui/actions/ActionRow.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { rowsLook } from '../../../ui/lists/row-look.ts';
import { lazyWithRetry } from '../../../ui/loading/lazy-with-retry.ts';
import { SecretDialog } from '../SecretDialog.tsx';
import { useSecretDialog } from '../use-secret-dialog.ts';
import { ApiTokenRow } from './ApiTokenRow.tsx';

const NewApiToken = lazyWithRetry(() => import('./NewApiToken.tsx'));

/** The credentials of the person's programs; `scopes` are those that the person can give. */
export default function ApiTokens({ scopes }: { scopes: readonly ApiScope[] }) {
  const { data, error, refetch } = useApiTokensQuery({ fetchPolicy: 'cache-and-network' });
  const { open, show, close, secret, showSecret } = useSecretDialog('api-token-secret');
  return (
    <section aria-labelledby="api-tokens" className="flex flex-col gap-3">
      <h2 id="api-tokens" className="text-title font-semibold">{t`API tokens`}</h2>
      <p className="text-muted">
        {t`For programs that act for you, such as a receipt printer or a spreadsheet. Each can only do what you let it.`}{' '}
        <a href="/developers" className="font-medium text-primary underline underline-offset-4">
          {t`Pages for developers`}
        </a>
      </p>
      {data ? (
        <ul className={rowsLook}>
          {data.apiTokens.map(token => (
            <ApiTokenRow key={token.id} token={token} onRotated={showSecret} />
          ))}
          <li>
            <ActionRow
              icon={<Plus aria-hidden />}
              word={t`Create an API token`}
              onAct={() => show('api-token')}
            />
          </li>
        </ul>
      ) : error ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-24" />
      )}
      <Suspense fallback={null}>
        {open === 'api-token' && <NewApiToken scopes={scopes} onCreated={showSecret} onClose={close} />}
      </Suspense>
      {secret && <SecretDialog title={t`Your API token`} secret={secret} onClose={close} />}
    </section>
  );
}
