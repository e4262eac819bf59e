import { t } from '@lingui/core/macro';
import { tiffinPlanDaysAhead, tiffinPlanStartDays } from '../../../../schema/constants.ts';
import { daysAfter } from '../../../../schema/rules/days.ts';
import { isOneDay, tiffinConsent } from '../../../../schema/rules/tiffin-consent.ts';
import { WeekdayChoice } from '../../../food/WeekdayChoice.tsx';
import { type Refusal, refusalText } from '../../../lib/refusal.ts';
import { sentenceText } from '../../../lib/sentence-text.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { StickyFoot } from '../../../ui/actions/StickyFoot.tsx';
import { Card } from '../../../ui/display/Card.tsx';
import { Checkbox } from '../../../ui/forms/Checkbox.tsx';
import { FormRefusal } from '../../../ui/forms/FormRefusal.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import type { AddressOption } from '../changing/AddressSelect.tsx';
import { HowPlansWork } from './HowPlansWork.tsx';
import { OtherAddresses } from './OtherAddresses.tsx';
import { PlannedDays } from './PlannedDays.tsx';
import { PlanPrice } from './PlanPrice.tsx';
import type { OfferedDays, PlanChoice } from './plan-choice.ts';
import { usePlanChoice } from './use-plan-choice.ts';

interface Props {
  kitchenName: string;
  /** Current total of one meal. */
  total: { cents: number; text: string };
  /** Whether that is the least, as something is still to be chosen: there is nothing to agree to yet. */
  isLeast: boolean;
  /** Whether the price of a changed meal is being asked for. */
  isPricing: boolean;
  /** Of the kitchen. */
  today: string;
  /** The first day whose meal still takes orders; undefined while unknown. */
  firstOpen?: string | undefined;
  /** The weekday that is chosen at first. */
  weekday: number;
  cookedDays: string | undefined;
  /** The days of the offer that the plan is started from. */
  offered?: OfferedDays | undefined;
  /** Where meals can go on some weekdays; empty where they are picked up. */
  addresses: readonly AddressOption[];
  /** Tells meals apart: their dishes, portions and choices. */
  mealKey: string;
  /** What someone in the household never eats of it; consent to the plan accepts it. */
  conflicts: readonly { id: string }[];
  /** Starts the plan, or returns why there is none, unless that is shown elsewhere. */
  onStart: (choice: PlanChoice) => Promise<Refusal | undefined>;
}

/** When the plan has a meal, what it costs, and the customer's consent. */
export function StartPlanForm({
  kitchenName,
  total,
  isLeast,
  isPricing,
  today,
  firstOpen,
  weekday,
  offered,
  cookedDays,
  addresses,
  mealKey,
  conflicts,
  onStart,
}: Props) {
  const { form, choice, change, errors, refusal, isBusy, submit } = usePlanChoice({
    today,
    firstOpen,
    weekday,
    offered,
    totalCents: total.cents,
    needsConsent: !isLeast,
    isPricing,
    mealKey,
    conflictsKey: conflicts.map(({ id }) => id).join(),
    onStart,
  });
  const { weekdays, startsOn, endsOn, hasConsented } = choice;
  const isTrial = offered?.isTrial ?? false;
  return (
    <form
      ref={form}
      onSubmit={event => void submit(event)}
      noValidate
      aria-label={t`Tiffin plan`}
      className="flex flex-1 flex-col gap-6"
    >
      {!isTrial && (
        <WeekdayChoice
          legend={t`Which days?`}
          hint={cookedDays}
          offered={offered?.weekdays}
          value={weekdays}
          onChange={chosen => change({ weekdays: chosen })}
          error={errors.weekdays}
        />
      )}
      {!isTrial && addresses.length > 1 && weekdays.length > 1 && (
        <OtherAddresses
          week={choice}
          options={addresses}
          refusal={refusal}
          onChange={addressOn => change({ addressOn })}
        />
      )}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-4">
        <TextField
          label={isTrial ? t`Day` : t`First day`}
          name="startsOn"
          type="date"
          value={startsOn}
          min={today}
          max={daysAfter(today, tiffinPlanStartDays)}
          onChange={event => change({ startsOn: event.target.value })}
          error={errors.startsOn}
        />
        {!isTrial && (
          <TextField
            label={t`Last day`}
            name="endsOn"
            optional
            type="date"
            value={endsOn}
            min={startsOn || today}
            max={daysAfter(startsOn || today, tiffinPlanDaysAhead)}
            onChange={event => change({ endsOn: event.target.value })}
            error={errors.endsOn}
          />
        )}
      </div>
      {!isTrial && <PlannedDays weekdays={weekdays} startsOn={startsOn} endsOn={endsOn} />}
      <Card className="flex flex-col gap-3">
        <PlanPrice totalCents={total.cents} isLeast={isLeast} meals={isTrial ? 0 : weekdays.length} />
        <HowPlansWork isOneDay={isOneDay(choice)} />
      </Card>
      {!isLeast && (
        <Checkbox
          name="hasConsented"
          checked={hasConsented}
          onChange={event => change({ hasConsented: event.target.checked })}
          label={sentenceText(tiffinConsent({ kitchenName, total: total.text, startsOn, endsOn }))}
          error={errors.hasConsented}
        />
      )}
      <FormRefusal message={refusal && refusalText(refusal)} />
      <StickyFoot>
        <Button type="submit" fullWidth loading={isBusy}>
          {isTrial ? t`Order this meal` : t`Start plan`}
        </Button>
      </StickyFoot>
    </form>
  );
}
