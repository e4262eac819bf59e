import { t } from '@lingui/core/macro';
import { reservedSpotsHours, tiffinRejoinDays } from '../../../../schema/constants.ts';
import { paths } from '../../../app/paths.ts';
import type { OwnWait_waitFragment } from '../../../generated/graphql.ts';
import { momentFrom } from '../../../lib/formats/dates.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx';
import { waitlistPath } from '../offers/waitlist-path.ts';
import { planWhen } from '../plan-words.ts';
import { peopleWords } from './people-words.ts';
import { useLeaveWaitlist } from './use-waitlist.ts';

type Offer = NonNullable<OwnWait_waitFragment['offer']>;

interface Props {
  wait: OwnWait_waitFragment;
  offer: Offer;
  /** Whether the screen is another one than that of the waiting list, where the wish is changed. */
  leadsToChange?: boolean;
}

/** Where a customer is in line for an offer, or until when they can start it. */
export function WaitDetails({ wait, offer, leadsToChange = false }: Props) {
  const { leave, isLeaving } = useLeaveWaitlist(offer.id);
  const { weekdays, people, reservedUntil } = wait;
  const position = wait.position ?? 1;
  return (
    <>
      <p className="text-small text-muted">
        {`${planWhen({ mealtime: offer.mealtime, weekdays })} · ${peopleWords(people)}`}
      </p>
      <p className="mt-2 font-medium">
        {reservedUntil
          ? t`Reserved for you until ${momentFrom(reservedUntil, offer.supplier.city.timeZone, new Date())}.`
          : t`You are number ${position} in line.`}
      </p>
      <p className="text-small text-muted">
        {reservedUntil
          ? t`After that the next in line gets it, and you can join the list again ${tiffinRejoinDays} days later.`
          : t`We notify you as soon as there is a spot, and hold it for you for ${reservedSpotsHours} hours.`}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {reservedUntil && (
          <ButtonLink isSnug to={paths.offeredPlan(offer.id)}>
            {t`Start plan`}
            <span className="sr-only">{offer.name}</span>
          </ButtonLink>
        )}
        {!reservedUntil && leadsToChange && (
          <ButtonLink variant="secondary" isSnug to={waitlistPath(offer.id)}>
            {t`Change`}
            <span className="sr-only">{offer.name}</span>
          </ButtonLink>
        )}
        <Button variant="secondary" isSnug loading={isLeaving} onClick={() => void leave()}>
          {t`Leave the waiting list`}
          <span className="sr-only">{offer.name}</span>
        </Button>
      </div>
    </>
  );
}
