import { t } from '@lingui/core/macro';
import { useDeferredValue, useState } from 'react';
import LocateFixed from '~icons/lucide/locate-fixed';
import MapPinOff from '~icons/lucide/map-pin-off';
import { useCitiesQuery } from '../../generated/graphql.ts';
import { nextPage } from '../../lib/next-page.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { SearchField } from '../../ui/forms/SearchField.tsx';
import { MoreButton } from '../../ui/lists/MoreButton.tsx';
import { CityListSkeleton } from './CityListSkeleton.tsx';
import { CityRow } from './CityRow.tsx';

interface Props {
  onChoose: (name: string) => void;
  onFindNear: () => void;
}

/** Search and choose a city; those not yet open are shown but cannot be chosen. */
export function CityChooser({ onChoose, onFindNear }: Props) {
  const [text, setText] = useState('');
  const search = useDeferredValue(text.trim());
  const { data, previousData, error, loading, refetch, fetchMore } = useCitiesQuery({
    variables: { search: search || null },
    notifyOnNetworkStatusChange: true,
  });
  const cities = (data ?? previousData)?.cities;
  return (
    <div className="flex flex-col gap-4">
      <SearchField
        label={t`Search for your city`}
        placeholder={t`Search for your city...`}
        autoComplete="address-level2"
        value={text}
        onChange={setText}
      />
      <Button variant="secondary" onClick={onFindNear}>
        <LocateFixed aria-hidden className="size-5 text-primary" /> {t`Find cities near me`}
      </Button>
      <section aria-label={t`Cities`} aria-busy={loading}>
        {error && !cities && <ErrorState onRetry={() => refetch()} />}
        {!cities && !error && <CityListSkeleton />}
        {cities?.edges.length === 0 && (
          <EmptyState
            icon={<MapPinOff />}
            title={t`No cities found matching your search.`}
            action={<Button variant="secondary" onClick={() => setText('')}>{t`Show all cities`}</Button>}
          />
        )}
        {cities && cities.edges.length > 0 && (
          <ul className="divide-y divide-border overflow-hidden rounded-card border border-border bg-surface">
            {cities.edges.map(({ node }) => (
              <li key={node.id}>
                <CityRow city={node} onChoose={onChoose} />
              </li>
            ))}
          </ul>
        )}
        {data && (
          <MoreButton
            after={nextPage(data.cities.pageInfo)}
            words={t`Show more cities`}
            isLoading={loading}
            onMore={after => fetchMore({ variables: { after } })}
          />
        )}
      </section>
    </div>
  );
}
