import type { FragmentType } from '@apollo/client';
import { t } from '@lingui/core/macro';
import { Link, useLocation } from 'react-router-dom';
import CalendarHeart from '~icons/lucide/calendar-heart';
import { type LeastOffer_supplierFragment, useLeastOffer_supplier } from '../../../generated/graphql.ts';
import { goToSection } from '../../../lib/go-to-section.ts';
import { offersId } from './offers-id.ts';

/** Leads to what a kitchen offers every week, further down; nothing when it offers none. */
export function LeastOffer({ supplier: from }: { supplier: FragmentType<LeastOffer_supplierFragment> }) {
  const { tiffinOffers } = useLeastOffer_supplier(from);
  const { search } = useLocation();
  const [least] = tiffinOffers.toSorted((one, other) => one.price.cents - other.price.cents);
  if (!least) return null;
  return (
    <Link
      to={{ search, hash: offersId }}
      replace
      onClick={event => goToSection(offersId, event)}
      className="mt-1 flex min-h-11 items-center gap-2 font-medium text-primary"
    >
      <CalendarHeart aria-hidden className="size-5 shrink-0" />
      {t`Every week from ${least.price.text} a meal`}
    </Link>
  );
}
