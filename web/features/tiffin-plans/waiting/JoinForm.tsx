import { t } from '@lingui/core/macro';
import { type FormEvent, useState } from 'react';
import { WeekdayChoice } from '../../../food/WeekdayChoice.tsx';
import { type Refusal, refusalText } from '../../../lib/refusal.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { FormRefusal } from '../../../ui/forms/FormRefusal.tsx';
import { Stepper } from '../../../ui/forms/Stepper.tsx';
import { useJoinWaitlist } from './use-waitlist.ts';

interface Props {
  offer: { id: string; weekdays: readonly number[]; leastDays: number };
  /** What is chosen at first. */
  start: { weekdays: readonly number[]; people: number };
  mostPeople: number;
  /** Whether the customer is in line, and changes what they wait for. */
  isWaiting: boolean;
}

/** Which days a customer waits for, and for how many people. */
export function JoinForm({ offer, start, mostPeople, isWaiting }: Props) {
  const [weekdays, setWeekdays] = useState([...start.weekdays]);
  const [people, setPeople] = useState(start.people);
  const [refusal, setRefusal] = useState<Refusal>();
  const { join, isJoining } = useJoinWaitlist();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setRefusal(await join({ offerId: offer.id, weekdays, people }, isWaiting));
  };
  const isAboutDays = refusal?.field?.startsWith('weekdays');
  return (
    <form
      onSubmit={event => void submit(event)}
      noValidate
      aria-label={t`Waiting list`}
      className="flex flex-col gap-5"
    >
      <WeekdayChoice
        legend={t`Which days?`}
        offered={offer.weekdays}
        value={weekdays}
        onChange={setWeekdays}
        {...(refusal && isAboutDays && { error: refusalText(refusal) })}
      />
      <span className="flex items-center gap-3">
        {t`For how many people?`}
        <Stepper label={t`People`} value={people} min={1} max={mostPeople} onChange={setPeople} />
      </span>
      <FormRefusal message={refusal && !isAboutDays ? refusalText(refusal) : undefined} />
      <Button type="submit" fullWidth loading={isJoining} variant={isWaiting ? 'secondary' : 'primary'}>
        {isWaiting ? t`Save changes` : t`Join the waiting list`}
      </Button>
    </form>
  );
}
