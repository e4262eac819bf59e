import { t } from '@lingui/core/macro';
import { noteLengthLimit, tiffinPlanDaysAhead } from '../../../../schema/constants.ts';
import { daysAfter } from '../../../../schema/rules/days.ts';
import { tiffinConsent } from '../../../../schema/rules/tiffin-consent.ts';
import { WeekdayChoice } from '../../../food/WeekdayChoice.tsx';
import type { EditedPlan_planFragment } from '../../../generated/graphql.ts';
import { calendarDay } from '../../../lib/formats/dates.ts';
import { refusalText } from '../../../lib/refusal.ts';
import { sentenceText } from '../../../lib/sentence-text.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { useToast } from '../../../ui/feedback/Toasts.tsx';
import { Checkbox } from '../../../ui/forms/Checkbox.tsx';
import { FormRefusal } from '../../../ui/forms/FormRefusal.tsx';
import { TextArea } from '../../../ui/forms/TextArea.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { Sheet } from '../../../ui/overlays/Sheet.tsx';
import { DietConflicts } from '../DietConflicts.tsx';
import type { AddressOption } from './AddressSelect.tsx';
import { MealLines } from './MealLines.tsx';
import { PlanAddresses } from './PlanAddresses.tsx';
import { usePlanDraft } from './use-plan-draft.ts';

interface Props {
  plan: EditedPlan_planFragment;
  first: number;
  addresses: readonly AddressOption[];
  onClose: () => void;
}

/** Fields that show what is refused about them; anything else is said above the button. */
const isShown = /^(weekdays|endsOn|note|hasConsented|deliveryAddress|weekdayAddresses\..*)$/;

/** While a change is saved the price and the consent are gone for a moment, which moves what is below them. */
const intoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

/** What a plan has from now on, and the consent to its price. */
export default function ChangePlanSheet({ plan, first, addresses, onClose }: Props) {
  const toast = useToast();
  const { draft, groups, change, total, conflicts, refusal, isBusy, save } = usePlanDraft({
    plan,
    first,
    onSaved: () => {
      toast({ tone: 'success', title: t`Your plan is changed` });
      onClose();
    },
  });
  const errorOf = (field: string) => (refusal?.field === field ? refusalText(refusal) : undefined);
  const today = calendarDay(new Date(), plan.supplier.city.timeZone);
  return (
    <Sheet
      onClose={onClose}
      title={t`Change plan`}
      description={t`From now on. Meals that are ordered stay as they are.`}
    >
      <form
        onSubmit={event => void save(event)}
        noValidate
        aria-label={t`Change plan`}
        className="flex flex-col gap-6"
      >
        <MealLines lines={draft.lines} others={[]} groups={groups} onChange={lines => change({ lines })} />
        <WeekdayChoice
          legend={t`Which days?`}
          value={draft.weekdays}
          onChange={weekdays => change({ weekdays })}
          {...(errorOf('weekdays') && { error: errorOf('weekdays')! })}
        />
        <TextField
          label={t`Last day`}
          optional
          type="date"
          value={draft.endsOn}
          min={today}
          max={daysAfter(today, tiffinPlanDaysAhead)}
          onChange={event => change({ endsOn: event.target.value })}
          error={errorOf('endsOn')}
        />
        {plan.fulfillment === 'DELIVERY' && (
          <PlanAddresses draft={draft} options={addresses} refusal={refusal} onChange={change} />
        )}
        <TextArea
          label={t`Note to the cook`}
          optional
          value={draft.note}
          maxLength={noteLengthLimit}
          onChange={event => change({ note: event.target.value })}
          error={errorOf('note')}
        />
        {conflicts.length > 0 && (
          <Notice tone="warn">
            <DietConflicts conflicts={conflicts} />
          </Notice>
        )}
        {total && (
          <Checkbox
            checked={draft.hasConsented}
            onChange={event => change({ hasConsented: event.target.checked })}
            label={sentenceText(
              tiffinConsent({
                kitchenName: plan.supplier.kitchenName,
                total: total.text,
                startsOn: plan.startsOn,
                endsOn: draft.endsOn,
              }),
            )}
            error={errorOf('hasConsented')}
          />
        )}
        <div ref={refusal ? intoView : null} className="flex flex-col gap-6">
          <FormRefusal
            message={refusal && !isShown.test(refusal.field ?? '') ? refusalText(refusal) : undefined}
          />
          <Button type="submit" fullWidth loading={isBusy}>
            {total ? t`Save · ${total.text} a meal` : t`Save`}
          </Button>
        </div>
      </form>
    </Sheet>
  );
}
