import { t } from '@lingui/core/macro';
import { reservedSpotsHours } from '../../../../schema/constants.ts';
import { mostPeopleWaiting } from '../../../../schema/rules/people-of-plan.ts';
import type { OfferWithSpots_offerFragment, OwnWait_waitFragment } from '../../../generated/graphql.ts';
import { Card } from '../../../ui/display/Card.tsx';
import { spotsWords } from '../offers/spots-words.ts';
import { JoinForm } from './JoinForm.tsx';
import { WaitDetails } from './WaitDetails.tsx';

interface Props {
  offer: OfferWithSpots_offerFragment & {
    name: string;
    supplier: { kitchenName: string };
    dishes: readonly { quantity: number }[];
  };
  wait: OwnWait_waitFragment | undefined;
}

/** The waiting list of an offer that is full, on some days or on all. */
export default function WaitForOffer({ offer, wait }: Props) {
  const fullDays = offer.weekdaySpots.filter(({ left }) => left === 0).map(({ weekday }) => weekday);
  const days = fullDays.length < offer.leastDays ? offer.weekdays : fullDays;
  return (
    <Card className="flex flex-col gap-4">
      <div>
        <h2 className="text-lead leading-snug font-semibold wrap-anywhere">
          {`${offer.name} · ${offer.supplier.kitchenName}`}
        </h2>
        <p className="text-muted">{spotsWords(offer)}</p>
      </div>
      {wait?.offer ? (
        <div>
          <WaitDetails wait={wait} offer={wait.offer} />
        </div>
      ) : (
        <p>{t`When there is a spot for you, we notify you and hold it for ${reservedSpotsHours} hours. You pay nothing until you start.`}</p>
      )}
      <JoinForm
        key={wait?.id ?? 'new'}
        offer={offer}
        start={wait ?? { weekdays: days, people: 1 }}
        mostPeople={mostPeopleWaiting(offer.spots ?? 1, offer.dishes)}
        isWaiting={Boolean(wait)}
      />
    </Card>
  );
}
