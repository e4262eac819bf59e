import { t } from '@lingui/core/macro';
import { Suspense } from 'react';
import CalendarHeart from '~icons/lucide/calendar-heart';
import Plus from '~icons/lucide/plus';
import { tiffinOfferLimit } from '../../../schema/constants.ts';
import { daysAWeek } from '../../food/days-a-week.ts';
import type { MyTiffinOffersQuery, OwnOffer_offerFragment } from '../../generated/graphql.ts';
import { useDialogInUrl } from '../../lib/dialog-in-url.ts';
import { mealtimeTitle } from '../../lib/formats/meal-window-words.ts';
import { weekdaysWords } from '../../lib/formats/weekdays.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Badge } from '../../ui/display/Badge.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { RowList } from '../../ui/lists/RowList.tsx';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import { takenWords } from './taken-words.ts';

const OfferSheet = lazyWithRetry(() => import('./OfferSheet.tsx'));

interface Props {
  offers: MyTiffinOffersQuery['myTiffinOffers']['offers'];
  menu: NonNullable<MyTiffinOffersQuery['myMenu']>['categories'];
}

/** The tiffin plans of a kitchen, each of which opens its form. */
export default function OwnOffers({ offers, menu }: Props) {
  const { open, show, close } = useDialogInUrl();
  const opened = offers.find(({ id }) => open === `offer-${id}`);
  const isOpen = opened || open === 'offer-new';
  const add = offers.length < tiffinOfferLimit && (
    <Button variant={offers.length > 0 ? 'secondary' : 'primary'} onClick={() => show('offer-new')}>
      <Plus aria-hidden />
      {t`Offer a tiffin plan`}
    </Button>
  );
  return (
    <>
      {offers.length === 0 ? (
        <EmptyState
          icon={<CalendarHeart />}
          title={t`No tiffin plans yet`}
          text={t`Name a meal that customers can have every week, at a price of its own. You know the count days ahead.`}
          action={add}
        />
      ) : (
        <div className="flex flex-col items-start gap-4">
          <div className="w-full">
            <RowList>
              {offers.map(offer => (
                <li key={offer.id}>
                  <OfferRow offer={offer} onEdit={() => show(`offer-${offer.id}`)} />
                </li>
              ))}
            </RowList>
          </div>
          {add}
        </div>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <OfferSheet offer={opened} menu={menu.flatMap(({ dishes }) => dishes)} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

const OfferRow = ({ offer, onEdit }: { offer: OwnOffer_offerFragment; onEdit: () => void }) => (
  <article className="relative flex flex-wrap items-start justify-between gap-x-3 gap-y-1 px-4 py-3 hover:bg-sunken">
    <div className="min-w-0 flex-1 basis-48">
      <h3 className="leading-snug font-semibold wrap-anywhere">
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={onEdit}
          className="text-left after:absolute after:inset-0 focus-visible:shadow-none focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
        >
          <span className="sr-only">{t`Change`} </span>
          {offer.name}
        </button>
      </h3>
      <p className="text-small text-muted">
        {`${mealtimeTitle(offer.mealtime)} · ${weekdaysWords(offer.weekdays)}`}
        {offer.leastDays > 1 && ` · ${t`at least ${daysAWeek(offer.leastDays)}`}`}
      </p>
      <p className="text-small text-muted wrap-anywhere">
        {offer.dishes.map(({ quantity, dish }) => `${quantity} × ${dish.name}`).join(', ')}
      </p>
      {offer.spots && <p className="text-small text-muted">{takenWords({ ...offer, spots: offer.spots })}</p>}
      {!offer.isOpen && <Badge tone="warn">{t`Not shown: a dish is off sale or not cooked then`}</Badge>}
    </div>
    <p className="font-semibold tabular-nums">
      {offer.highestPrice.text === offer.price.text
        ? t`${offer.price.text} a meal`
        : t`From ${offer.price.text} a meal`}
    </p>
  </article>
);
