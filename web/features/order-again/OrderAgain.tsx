import { t } from '@lingui/core/macro';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { CookFace } from '../../food/CookFace.tsx';
import { type OrderedKitchensQuery, useOrderedKitchensQuery } from '../../generated/graphql.ts';
import { windowName } from '../../lib/formats/meal-window-words.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';

type Kitchen = OrderedKitchensQuery['orderedKitchens'][number];

/** The kitchens of the city that a customer ordered from, the last one first; nothing for who has not ordered yet. */
export default function OrderAgain({ city }: { city: string }) {
  const { data } = useOrderedKitchensQuery({ variables: { city }, fetchPolicy: 'cache-and-network' });
  const kitchens = data?.orderedKitchens;
  if (kitchens?.length === 0) return null;
  return (
    <section aria-labelledby="order-again" className="flex flex-col gap-1.5">
      <h2 id="order-again" className="text-lead font-semibold">{t`Order again`}</h2>
      {kitchens ? (
        <ul className="relative -mx-4 flex gap-2 overflow-x-auto px-4 py-0.5 [scrollbar-width:none]">
          {kitchens.map(kitchen => (
            <li key={kitchen.id} className="shrink-0">
              <KitchenLink kitchen={kitchen} />
            </li>
          ))}
        </ul>
      ) : (
        <Skeleton className="h-[4.25rem] rounded-card" />
      )}
    </section>
  );
}

const KitchenLink = ({ kitchen }: { kitchen: Kitchen }) => (
  <Link
    to={paths.kitchen(kitchen.id)}
    className="flex h-16 w-60 items-center gap-3 rounded-card border border-border bg-surface px-3 hover:border-input-border"
  >
    <CookFace name={kitchen.cookName} photo={kitchen.cookPhoto} />
    <span className="min-w-0 flex-1 leading-tight">
      <span className="block truncate font-semibold">{kitchen.kitchenName}</span>
      <span className="block truncate text-small text-muted">
        {kitchen.nextMealWindow
          ? windowName(kitchen.nextMealWindow, kitchen.city.timeZone, new Date())
          : t`No meals planned yet`}
      </span>
    </span>
  </Link>
);
