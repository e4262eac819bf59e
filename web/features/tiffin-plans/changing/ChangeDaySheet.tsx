import { t } from '@lingui/core/macro';
import { type FormEvent, useState } from 'react';
import {
  type ChangedDay_planFragment,
  useCurrentMealQuery,
  useDishesOfMealQuery,
} from '../../../generated/graphql.ts';
import { dayWord } from '../../../lib/formats/dates.ts';
import { type Refusal, refusalText } from '../../../lib/refusal.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { useToast } from '../../../ui/feedback/Toasts.tsx';
import { FormRefusal } from '../../../ui/forms/FormRefusal.tsx';
import { Sheet } from '../../../ui/overlays/Sheet.tsx';
import { DietConflicts } from '../DietConflicts.tsx';
import type { PlanDay } from '../days/day-action.ts';
import { type AddressOption, AddressSelect } from './AddressSelect.tsx';
import { MealLines } from './MealLines.tsx';
import { currentLines, draftOf, groupsByDish, isLineReady, linesInput, otherDishes } from './meal-draft.ts';
import { useChangeDay } from './use-change-day.ts';

interface Props {
  plan: ChangedDay_planFragment;
  day: PlanDay;
  timeZone: string;
  /** Number of days that are shown. */
  first: number;
  addresses: readonly AddressOption[];
  onClose: () => void;
}

/** Other dishes, portions or another address for one day of a plan. */
export default function ChangeDaySheet({ plan, day, timeZone, first, addresses, onClose }: Props) {
  const { supplier, mealtime, fulfillment } = plan;
  const { serviceDate } = day;
  const [made, setLines] = useState(() => draftOf(day.lines));
  const [address, setAddress] = useState(day.ownAddress);
  const [refusal, setRefusal] = useState<Refusal>();
  const [isSaving, setIsSaving] = useState(false);
  const changeDay = useChangeDay(first);
  const toast = useToast();
  const kitchen = useDishesOfMealQuery({
    variables: { id: supplier.id },
    fetchPolicy: 'cache-and-network',
  });
  const groups = groupsByDish(kitchen.data?.supplier);
  const lines = currentLines(groups, made);
  const isReady = lines.every(line => isLineReady(groups.get(line.dishId), line));
  const cart = linesInput(lines);
  const { data, loading, refetch } = useCurrentMealQuery({
    variables: { planId: plan.id, lines: cart, serviceDate },
    skip: cart.length === 0,
    fetchPolicy: 'network-only',
  });
  const meal = cart.length > 0 && !loading ? data?.quoteTiffinPlan : undefined;
  const total = meal?.total;
  const conflicts = meal?.dietConflicts ?? [];
  const isSkip = cart.length === 0;
  const name = dayWord(serviceDate, timeZone, new Date());

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isSaving || (!isSkip && !total)) return;
    if (!isReady) return setRefusal({ field: 'lines', message: t`Please make the missing choices.` });
    setIsSaving(true);
    const refused = await changeDay({
      planId: plan.id,
      serviceDate,
      lines: cart,
      deliveryAddress: address,
      acceptedDietConflicts: conflicts.map(({ id }) => id),
      expectedTotalCents: total?.cents ?? 0,
    });
    setIsSaving(false);
    setRefusal(refused);
    if (refused) {
      // The menu may have changed as well as the price.
      void kitchen.refetch();
      if (!isSkip) void refetch();
      return;
    }
    toast({ tone: 'success', title: isSkip ? t`${name} is skipped` : t`${name} is changed` });
    onClose();
  };
  const saveWords = isSkip ? t`Skip this day` : total ? t`Save · ${total.text}` : t`Save`;
  return (
    <Sheet
      onClose={onClose}
      title={t`${name}: change this meal`}
      description={t`Only this day changes. The price shown is what you agree to for it.`}
    >
      <form
        onSubmit={event => void save(event)}
        noValidate
        aria-label={t`${name}: change this meal`}
        className="flex flex-col gap-5"
      >
        <MealLines
          lines={lines}
          others={otherDishes(kitchen.data?.supplier, { serviceDate, mealtime })}
          groups={groups}
          onChange={setLines}
        />
        {fulfillment === 'DELIVERY' && !isSkip && (
          <AddressSelect
            label={t`Deliver to`}
            whenNone={t`Same as the plan`}
            value={address}
            options={addresses}
            onChange={setAddress}
            error={refusal?.field === 'deliveryAddress' ? refusalText(refusal) : undefined}
          />
        )}
        {conflicts.length > 0 && (
          <Notice tone="warn">
            <DietConflicts conflicts={conflicts} />
          </Notice>
        )}
        <FormRefusal
          message={refusal && refusal.field !== 'deliveryAddress' ? refusalText(refusal) : undefined}
        />
        <Button type="submit" fullWidth loading={isSaving || (!isSkip && loading)}>
          {saveWords}
        </Button>
      </form>
    </Sheet>
  );
}
