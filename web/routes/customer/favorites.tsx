import { NetworkStatus } from '@apollo/client';
import { t } from '@lingui/core/macro';
import Heart from '~icons/lucide/heart';
import { paths } from '../../app/paths.ts';
import { FavoritesSkeleton } from '../../features/favorites/FavoritesSkeleton.tsx';
import { SignedInOnly } from '../../features/session/SignedInOnly.tsx';
import { KitchenCard } from '../../features/suppliers/KitchenCard.tsx';
import { useFavoritesQuery } from '../../generated/graphql.ts';
import { nextPage } from '../../lib/next-page.ts';
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx';
import { PageTitle } from '../../ui/display/PageTitle.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { MoreButton } from '../../ui/lists/MoreButton.tsx';
import { useHearts } from './use-hearts.tsx';

export default function FavoritesScreen() {
  return (
    <>
      <PageTitle>{t`Your favorites`}</PageTitle>
      <SignedInOnly forRole="CUSTOMER" whileLoading={<FavoritesSkeleton />}>
        <Favorites />
      </SignedInOnly>
    </>
  );
}

/**
 * A kitchen removed from the favorites stays visible until the screen is left, so that a mistake takes one tap to undo.
 */
function Favorites() {
  const heartOf = useHearts();
  const { data, error, networkStatus, refetch, fetchMore } = useFavoritesQuery({
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  if (!data) return error ? <ErrorState onRetry={() => void refetch()} /> : <FavoritesSkeleton />;

  const { edges, pageInfo } = data.favorites;
  if (edges.length === 0)
    return (
      <EmptyState
        icon={<Heart />}
        title={t`No favorites yet`}
        text={t`Tap the heart on a kitchen you like to find it here next time.`}
        action={<ButtonLink to={paths.home()}>{t`Browse kitchens`}</ButtonLink>}
      />
    );
  return (
    <>
      <ul className="flex flex-col gap-3">
        {edges.map(({ node }) => (
          <li key={node.id}>
            <KitchenCard kitchen={node} view="list" heartOf={heartOf} isClosed={!node.isActive} />
          </li>
        ))}
      </ul>
      <MoreButton
        after={nextPage(pageInfo)}
        words={t`Show more favorites`}
        isLoading={networkStatus === NetworkStatus.fetchMore}
        onMore={after => fetchMore({ variables: { after } })}
      />
    </>
  );
}
