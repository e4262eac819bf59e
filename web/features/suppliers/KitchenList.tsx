import { plural, t } from '@lingui/core/macro';
import { Suspense, useDeferredValue } from 'react';
import { useNearbyKitchensQuery } from '../../generated/graphql.ts';
import type { Coordinates } from '../../lib/formats/distance.ts';
import { nextPage } from '../../lib/next-page.ts';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { MoreButton } from '../../ui/lists/MoreButton.tsx';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import type { HeartOf } from './KitchenCard.tsx';
import { KitchenCards } from './KitchenCards.tsx';
import { KitchenListSkeleton } from './KitchenListSkeleton.tsx';
import { kitchenFilter, type OpenFor } from './kitchen-filter.ts';
import { type KitchenFilters, sortInUse } from './kitchen-filters.ts';

/** Most cities have kitchens. */
const NoKitchens = lazyWithRetry(() => import('./NoKitchens.tsx'));

interface Props {
  city: string;
  near: Coordinates | null;
  filters: KitchenFilters;
  openFor: OpenFor;
  /** Where to deliver, once that is known. */
  place: Coordinates | null;
  onChange: (changes: Partial<KitchenFilters>) => void;
  heartOf: HeartOf;
}

export function KitchenList({ city, near, filters, openFor, place, onChange, heartOf }: Props) {
  const {
    data: known,
    error,
    loading,
    refetch,
    fetchMore,
  } = useNearbyKitchensQuery({
    variables: {
      sort: sortInUse(filters.sort, near !== null),
      near,
      filter: kitchenFilter(city, filters, openFor, place),
      text: filters.text,
      isSearch: filters.text.trim() !== '',
    },
    notifyOnNetworkStatusChange: true,
  });
  // Rendered in a task after the response was processed.
  const data = useDeferredValue(known);
  if (error && !known) return <ErrorState onRetry={() => refetch()} />;
  if (!data) return <KitchenListSkeleton view={filters.view} />;

  const { edges, pageInfo } = data.suppliers;
  if (edges.length === 0)
    return (
      <Suspense fallback={null}>
        <NoKitchens city={city} filters={filters} onChange={onChange} />
      </Suspense>
    );
  return (
    <>
      <p role="status" className="sr-only">
        {pageInfo.hasNextPage ? t`${edges.length}+ kitchens in ${city}` : kitchensIn(city, edges.length)}
      </p>
      <KitchenCards kitchens={edges.map(({ node }) => node)} view={filters.view} heartOf={heartOf} />
      <MoreButton
        after={nextPage(pageInfo)}
        words={t`Show more kitchens`}
        isLoading={loading}
        onMore={after => fetchMore({ variables: { after } })}
      />
    </>
  );
}

const kitchensIn = (city: string, count: number) =>
  plural(count, { one: `${count} kitchen in ${city}`, other: `${count} kitchens in ${city}` });
