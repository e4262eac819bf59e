import type { FragmentType } from '@apollo/client';
import { t } from '@lingui/core/macro';
import { Link, useLocation } from 'react-router-dom';
import CalendarHeart from '~icons/lucide/calendar-heart';
import { paths } from '../../../app/paths.ts';
import { type EveryWeek_supplierFragment, useEveryWeek_supplier } from '../../../generated/graphql.ts';
import { goToSection } from '../../../lib/go-to-section.ts';
import { offersId } from './offers-id.ts';

const icon = <CalendarHeart aria-hidden className="size-5 shrink-0 text-primary" />;

interface Props {
  supplier: FragmentType<EveryWeek_supplierFragment>;
  /** Whether the cart has dishes of this kitchen. */
  hasMeal: boolean;
}

/** Leads to what a kitchen offers every week, further down, and to a plan of the dishes in the cart; says how without either. */
export function EveryWeek({ supplier: from, hasMeal }: Props) {
  const { tiffinOffers } = useEveryWeek_supplier(from);
  const { search } = useLocation();
  const [least] = tiffinOffers.toSorted((one, other) => one.price.cents - other.price.cents);
  return (
    <div className="mt-1 flex flex-wrap gap-x-6 font-medium text-primary *:flex *:min-h-11 *:items-center *:gap-2">
      {least && (
        <Link to={{ search, hash: offersId }} replace onClick={event => goToSection(offersId, event)}>
          {icon}
          {t`Every week from ${least.price.text} a meal`}
        </Link>
      )}
      {hasMeal && (
        <Link to={paths.newTiffinPlan()}>
          {icon}
          {t`Have this every week`}
        </Link>
      )}
      {!least && !hasMeal && (
        <p className="text-small font-normal text-muted">
          {icon}
          {t`Every week? Choose dishes, then “Have this every week” in your cart.`}
        </p>
      )}
    </div>
  );
}
