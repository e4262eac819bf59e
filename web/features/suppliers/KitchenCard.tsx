import { t } from '@lingui/core/macro';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { cuisineWord } from '../../food/cuisine-words.ts';
import { Thali } from '../../food/Thali.tsx';
import type { KitchenCard_supplierFragment } from '../../generated/graphql.ts';
import { milesWords } from '../../lib/formats/distance.ts';
import { Rating } from '../../ui/display/Rating.tsx';
import type { KitchenView } from './kitchen-filters.ts';
import { NextMeal } from './NextMeal.tsx';

export type HeartOf = (kitchen: { id: string; kitchenName: string }) => ReactNode;

interface Props {
  kitchen: KitchenCard_supplierFragment;
  view: KitchenView;
  heartOf?: HeartOf;
  /** Lists show kitchens that take orders; a favorite may have stopped. */
  isClosed?: boolean;
}

/** A kitchen in the list; all of the card leads to its page, the name alone is spoken as the link. */
export function KitchenCard({ kitchen, view, heartOf, isClosed }: Props) {
  const asRow = view === 'list';
  return (
    <article
      className={clsx(
        'relative flex h-full overflow-hidden rounded-card border border-border bg-surface has-[a:hover]:border-input-border',
        !asRow && 'flex-col',
      )}
    >
      <Thali
        seed={kitchen.id}
        cuisine={kitchen.cuisineType}
        className={asRow ? 'w-28 shrink-0 self-stretch' : 'aspect-8/5 w-full'}
      />
      <div className="flex min-w-0 flex-1 flex-col gap-0.5 p-3">
        <h3 className={clsx('text-lead leading-snug font-semibold', asRow && heartOf && 'pr-9')}>
          <Link
            to={paths.kitchen(kitchen.id)}
            className="inline-block min-h-6 after:absolute after:inset-0 after:rounded-card focus-visible:shadow-none focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
          >
            {kitchen.kitchenName}
          </Link>
        </h3>
        <p className="text-small text-muted">{t`by ${kitchen.cookName}`}</p>
        <div className="flex flex-wrap items-center gap-x-2 text-small text-muted">
          <Rating value={kitchen.rating} count={kitchen.totalRatings} />
          <span>{cuisineWord(kitchen.cuisineType)}</span>
          {kitchen.distanceMiles !== null && <span>{milesWords(kitchen.distanceMiles)}</span>}
        </div>
        {isClosed ? (
          <p className="mt-auto pt-2 text-small text-muted">{t`Not taking orders at the moment`}</p>
        ) : (
          <NextMeal
            pausedUntil={kitchen.pausedUntil}
            window={kitchen.nextMealWindow}
            timeZone={kitchen.city.timeZone}
          />
        )}
      </div>
      {heartOf && <div className="absolute top-1.5 right-1.5">{heartOf(kitchen)}</div>}
    </article>
  );
}
