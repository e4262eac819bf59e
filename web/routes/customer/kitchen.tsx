import { type ApolloClient, NetworkStatus } from '@apollo/client';
import { t } from '@lingui/core/macro';
import { useParams } from 'react-router-dom';
import CookingPot from '~icons/lucide/cooking-pot';
import { paths } from '../../app/paths.ts';
import { yieldToMain } from '../../fast-path/yield-to-main.ts';
import { KitchenDocument, useKitchenQuery } from '../../generated/graphql.ts';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { KitchenScreenSkeleton } from './KitchenScreenSkeleton.tsx';
import { OpenKitchen } from './OpenKitchen.tsx';

/** Restores the server's cache for the kitchen before the screen needs it; in two tasks, because both are long. */
export async function readKitchen(client: ApolloClient, id: string) {
  const question = client.watchQuery({
    query: KitchenDocument,
    variables: { id },
    fetchPolicy: 'cache-only',
  });
  await yieldToMain();
  question.getCurrentResult();
}

export default function KitchenScreen() {
  const { id = '' } = useParams();
  const { data, error, networkStatus, refetch, fetchMore } = useKitchenQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  const kitchen = data?.supplier;
  useDocumentTitle(kitchen?.kitchenName ?? t`Kitchen`);

  if (kitchen)
    return (
      <OpenKitchen
        kitchen={kitchen}
        isLoadingReviews={networkStatus === NetworkStatus.fetchMore}
        onMoreReviews={reviewsAfter => fetchMore({ variables: { reviewsAfter } })}
        onAgain={() => void refetch().catch(() => undefined)}
      />
    );
  if (!error && kitchen === undefined) return <KitchenScreenSkeleton />;
  return (
    <>
      <h1 tabIndex={-1} className="sr-only">{t`Kitchen`}</h1>
      {error ? <ErrorState onRetry={() => void refetch()} /> : <NoSuchKitchen />}
    </>
  );
}

const NoSuchKitchen = () => (
  <EmptyState
    icon={<CookingPot />}
    title={t`Kitchen not found`}
    text={t`This kitchen has moved or no longer cooks with us. Others near you do.`}
    action={<ButtonLink to={paths.home()}>{t`Browse kitchens`}</ButtonLink>}
  />
);
