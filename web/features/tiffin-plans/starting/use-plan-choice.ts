import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type Refusal, refusalText } from '../../../lib/refusal.ts';
import { firstDay } from './first-day.ts';
import {
  asTrial,
  type ChoiceErrors,
  choiceErrors,
  type OfferedDays,
  type PlanChoice,
} from './plan-choice.ts';

interface Terms {
  today: string;
  /** The first day whose meal still takes orders. */
  firstOpen: string | undefined;
  /** The weekday that is chosen at first, without an offer. */
  weekday: number;
  offered: OfferedDays | undefined;
  /** Current total of one meal. */
  totalCents: number;
  /** False while there is no price to agree to. */
  needsConsent: boolean;
  /** Whether the price of the meal is being asked for; nothing is started meanwhile. */
  isPricing: boolean;
  /** Tells meals apart: their dishes, portions and choices. */
  mealKey: string;
  /** Tells apart what someone in the household never eats of it. */
  conflictsKey: string;
  onStart: (choice: PlanChoice) => Promise<Refusal | undefined>;
}

/** The state of the form; what is missing or refused is put on its field, and the first such field is focused. */
export const usePlanChoice = ({
  today,
  firstOpen,
  weekday,
  offered,
  totalCents,
  needsConsent,
  isPricing,
  mealKey,
  conflictsKey,
  onStart,
}: Terms) => {
  const [chosen, setChosen] = useState({
    weekdays: offered?.chosen ?? offered?.weekdays ?? [weekday],
    startsOn: undefined as string | undefined,
    endsOn: '',
    addressOn: {} as PlanChoice['addressOn'],
    hasConsented: false,
  });
  const [errors, setErrors] = useState<ChoiceErrors>({});
  const [refusal, setRefusal] = useState<Refusal>();
  const [isStarting, setIsStarting] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  // The first day follows the weekdays until it is chosen.
  const planned = { ...chosen, startsOn: chosen.startsOn ?? firstDay(chosen.weekdays, { today, firstOpen }) };
  const choice = offered?.isTrial ? asTrial(planned) : planned;

  const change = (part: Partial<PlanChoice>) => {
    setChosen(known => ({ ...known, ...part }));
    setRefusal(undefined);
    setErrors(known => ({
      ...known,
      ...Object.fromEntries(Object.keys(part).map(field => [field, undefined])),
    }));
  };
  // What was refused about another meal is not said of this one.
  useEffect(() => setRefusal(undefined), [mealKey]);
  const dayOfTrial = offered?.isTrial ? choice.startsOn : null;
  // Who agreed to another meal, price or conflict, or to a trial on another day, has not agreed to this one.
  useEffect(
    () => setChosen(known => ({ ...known, hasConsented: false })),
    [totalCents, mealKey, conflictsKey, dayOfTrial],
  );

  const show = (found: ChoiceErrors) => {
    setErrors(found);
    const [field] = Object.keys(found);
    form.current?.querySelector<HTMLElement>(`[name=${field}], [data-field=${field}]`)?.focus();
  };
  const isBusy = isStarting || isPricing;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setRefusal(undefined);
    const missing = choiceErrors(choice, { offered, needsConsent });
    if (Object.keys(missing).length > 0) return show(missing);
    setErrors({});
    setIsStarting(true);
    const refused = await onStart(choice);
    setIsStarting(false);
    if (!refused) return;
    if (refused.field && refused.field in choice) show({ [refused.field]: refusalText(refused) });
    else setRefusal(refused);
  };

  return { form, choice, change, errors, refusal, isBusy, submit };
};
