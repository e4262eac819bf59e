import type { FragmentType } from '@apollo/client';
import { t } from '@lingui/core/macro';
import { paths } from '../../../app/paths.ts';
import {
  type OfferedPlan_offerFragment,
  type OfferedPlans_supplierFragment,
  useOfferedPlans_supplier,
} from '../../../generated/graphql.ts';
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx';
import { Badge } from '../../../ui/display/Badge.tsx';
import { Card } from '../../../ui/display/Card.tsx';
import { OfferFacts } from './OfferFacts.tsx';
import { offersId } from './offers-id.ts';
import { hasSpot, spotsWords } from './spots-words.ts';
import { waitlistPath } from './waitlist-path.ts';

/** What a kitchen offers every week; nothing when it offers none. */
export function OfferedPlans({ supplier: from }: { supplier: FragmentType<OfferedPlans_supplierFragment> }) {
  const { tiffinOffers } = useOfferedPlans_supplier(from);
  if (tiffinOffers.length === 0) return null;
  return (
    <section aria-labelledby={offersId} className="pt-4">
      <h2
        id={offersId}
        tabIndex={-1}
        className="scroll-mt-40 text-title font-bold outline-none wide:scroll-mt-28"
      >{t`Every week`}</h2>
      <p className="text-muted">{t`Skip a day or stop whenever you like.`}</p>
      <ul className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(min(16rem,100%),1fr))] gap-3">
        {tiffinOffers.map(offer => (
          <li key={offer.id}>
            <OfferCard offer={offer} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const OfferCard = ({ offer }: { offer: OfferedPlan_offerFragment }) => {
  const spots = spotsWords(offer);
  const isFullOnSome = offer.weekdaySpots.some(({ left }) => left === 0);
  return (
    <Card className="flex h-full flex-col gap-3">
      <h3 className="text-lead leading-snug font-semibold wrap-anywhere">{offer.name}</h3>
      <OfferFacts offer={offer} />
      {spots && (
        <p>
          <Badge tone="warn">{spots}</Badge>
        </p>
      )}
      <div className="mt-auto flex flex-wrap gap-2">
        {!offer.isFull && (
          <ButtonLink variant="secondary" isSnug to={paths.offeredPlan(offer.id)}>
            {t`Start plan`}
            <span className="sr-only">{offer.name}</span>
          </ButtonLink>
        )}
        {hasSpot(offer) && (
          <ButtonLink variant="ghost" isSnug to={paths.offerTrial(offer.id)}>
            {t`Try one meal`}
            <span className="sr-only">{offer.name}</span>
          </ButtonLink>
        )}
        {isFullOnSome && (
          <ButtonLink variant={offer.isFull ? 'secondary' : 'ghost'} isSnug to={waitlistPath(offer.id)}>
            {t`Join the waiting list`}
            <span className="sr-only">{offer.name}</span>
          </ButtonLink>
        )}
      </div>
    </Card>
  );
};
