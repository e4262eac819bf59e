import { t } from '@lingui/core/macro';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import ShieldCheck from '~icons/lucide/shield-check';
import { paths } from '../../app/paths.ts';
import { CookFace } from '../../food/CookFace.tsx';
import { cookOf } from '../../food/cook-of.ts';
import { cuisineWord } from '../../food/cuisine-words.ts';
import { KitchenPicture } from '../../food/KitchenPicture.tsx';
import type { KitchenCard_supplierFragment } from '../../generated/graphql.ts';
import { milesWords } from '../../lib/formats/distance.ts';
import { Rating } from '../../ui/display/Rating.tsx';
import type { KitchenView } from './kitchen-filters.ts';
import { type MatchedDish, MenuLine } from './MenuLine.tsx';
import { NextMeal } from './NextMeal.tsx';

export type HeartOf = (kitchen: { id: string; kitchenName: string }) => ReactNode;

/** With the dish that a search found it by, if any. */
export type ShownKitchen = KitchenCard_supplierFragment & { matchedDish?: MatchedDish | null };

interface Props {
  kitchen: ShownKitchen;
  view: KitchenView;
  heartOf?: HeartOf;
  /** Lists show kitchens that take orders; a favorite may have stopped. */
  isClosed?: boolean;
}

/**
 * A kitchen in the list: first the person, then the food, then what it costs and when it is eaten. All of the card
 * leads to its page, the name alone is spoken as the link. Only a kitchen whose documents were accepted may take
 * orders.
 */
export function KitchenCard({ kitchen, view, heartOf, isClosed }: Props) {
  const asRow = view === 'list';
  const cook = cookOf(kitchen);
  const head = (
    <div className="flex min-w-0 items-center gap-3">
      <CookFace
        name={kitchen.cookName}
        photo={kitchen.cookPhoto}
        className={asRow ? 'size-9 text-small' : 'size-11 text-body'}
      />
      <div className={clsx('min-w-0 flex-1', asRow && heartOf && 'pr-9')}>
        <h3 className="line-clamp-2 text-lead leading-snug font-semibold">
          <Link to={paths.kitchen(kitchen.id)} className="card-link">
            {kitchen.kitchenName}
          </Link>
        </h3>
        <p className="truncate text-small text-muted">
          {cook && t`by ${cook}`}
          {!isClosed && (
            <ShieldCheck
              role="img"
              aria-label={t`Checked kitchen`}
              className="ml-1 inline size-4 text-leaf"
            />
          )}
          {cook ? ' · ' : ' '}
          {cuisineWord(kitchen.cuisineType)}
        </p>
      </div>
      {!asRow && (
        <span className="self-start pt-1">
          <Rating value={kitchen.rating} count={kitchen.totalRatings} />
        </span>
      )}
    </div>
  );
  return (
    <article
      className={clsx(
        'relative flex h-full overflow-hidden rounded-card border border-border bg-surface has-[a:hover]:border-input-border',
        !asRow && 'flex-col',
      )}
    >
      {!asRow && <div className="px-3 py-2.5">{head}</div>}
      <div className={clsx('relative', asRow ? 'w-28 shrink-0 self-stretch' : 'aspect-video w-full')}>
        <KitchenPicture
          kitchen={kitchen}
          sizes={asRow ? '112px' : '(min-width: 430px) 430px, 100vw'}
          className="absolute inset-0 size-full"
        />
        {heartOf && !asRow && <div className="absolute top-1.5 right-1.5 z-10">{heartOf(kitchen)}</div>}
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-1.5 p-3">
        {asRow && head}
        {asRow && <Rating value={kitchen.rating} count={kitchen.totalRatings} />}
        {kitchen.menuSummary && <MenuLine summary={kitchen.menuSummary} matched={kitchen.matchedDish} />}
        {isClosed ? (
          <p className="text-small text-muted">{t`Not taking orders at the moment`}</p>
        ) : (
          <NextMeal
            pausedUntil={kitchen.pausedUntil}
            window={kitchen.nextMealWindow}
            timeZone={kitchen.city.timeZone}
          />
        )}
        <p className="flex flex-wrap gap-x-2 text-small text-muted empty:hidden">
          {kitchen.distanceMiles !== null && <span>{milesWords(kitchen.distanceMiles)}</span>}
          {!kitchen.offersDelivery && <span>{t`Pickup only`}</span>}
        </p>
      </div>
      {heartOf && asRow && <div className="absolute top-1.5 right-1.5 z-10">{heartOf(kitchen)}</div>}
    </article>
  );
}
