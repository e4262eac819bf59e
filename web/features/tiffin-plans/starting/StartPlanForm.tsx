import { t } from '@lingui/core/macro';
import { tiffinPlanDaysAhead, tiffinPlanStartDays } from '../../../../schema/constants.ts';
import { daysAfter } from '../../../../schema/rules/days.ts';
import { tiffinConsent } from '../../../../schema/rules/tiffin-consent.ts';
import { WeekdayChoice } from '../../../food/WeekdayChoice.tsx';
import type { Refusal } from '../../../lib/refusal.ts';
import { sentenceText } from '../../../lib/sentence-text.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { StickyFoot } from '../../../ui/actions/StickyFoot.tsx';
import { Card } from '../../../ui/display/Card.tsx';
import { Checkbox } from '../../../ui/forms/Checkbox.tsx';
import { FormRefusal } from '../../../ui/forms/FormRefusal.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { HowPlansWork } from './HowPlansWork.tsx';
import { PlannedDays } from './PlannedDays.tsx';
import { PlanPrice } from './PlanPrice.tsx';
import type { PlanChoice } from './plan-choice.ts';
import { usePlanChoice } from './use-plan-choice.ts';

interface Props {
  kitchenName: string;
  /** Current total of one meal. */
  total: { cents: number; text: string };
  /** Of the kitchen. */
  today: string;
  /** The weekday that is chosen at first. */
  weekday: number;
  cookedDays: string | undefined;
  /** Starts the plan, or returns why there is none. */
  onStart: (choice: PlanChoice) => Promise<Refusal | undefined>;
}

/** When the plan has a meal, what it costs, and the customer's consent. */
export function StartPlanForm({ kitchenName, total, today, weekday, cookedDays, onStart }: Props) {
  const { form, choice, change, errors, refusal, isStarting, submit } = usePlanChoice({
    today,
    weekday,
    totalCents: total.cents,
    onStart,
  });
  const { weekdays, startsOn, endsOn, hasConsented } = choice;
  return (
    <form
      ref={form}
      onSubmit={event => void submit(event)}
      noValidate
      aria-label={t`Tiffin plan`}
      className="flex flex-1 flex-col gap-6"
    >
      <WeekdayChoice
        legend={t`Which days?`}
        hint={cookedDays}
        value={weekdays}
        onChange={chosen => change({ weekdays: chosen })}
        error={errors.weekdays}
      />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-4">
        <TextField
          label={t`First day`}
          name="startsOn"
          type="date"
          value={startsOn}
          min={today}
          max={daysAfter(today, tiffinPlanStartDays)}
          onChange={event => change({ startsOn: event.target.value })}
          error={errors.startsOn}
        />
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
      </div>
      <PlannedDays weekdays={weekdays} startsOn={startsOn} endsOn={endsOn} />
      <Card className="flex flex-col gap-3">
        <PlanPrice totalCents={total.cents} meals={weekdays.length} />
        <HowPlansWork />
      </Card>
      <Checkbox
        name="hasConsented"
        checked={hasConsented}
        onChange={event => change({ hasConsented: event.target.checked })}
        label={sentenceText(tiffinConsent(kitchenName, total.text))}
        error={errors.hasConsented}
      />
      <FormRefusal message={refusal} />
      <StickyFoot>
        <Button type="submit" fullWidth loading={isStarting}>{t`Start plan`}</Button>
      </StickyFoot>
    </form>
  );
}
