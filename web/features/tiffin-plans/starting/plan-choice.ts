import { t } from '@lingui/core/macro';

/** What the customer still chooses; kitchen, meal and dishes come from the cart. */
export interface PlanChoice {
  /** From 0, Sunday, to 6, Saturday. */
  weekdays: readonly number[];
  startsOn: string;
  /** Empty for a plan without a last day. */
  endsOn: string;
  hasConsented: boolean;
}

export type ChoiceErrors = Partial<Record<keyof PlanChoice, string>>;

/** What is missing before anything is sent; the fields in their order on the screen. */
export const choiceErrors = ({ weekdays, startsOn, endsOn, hasConsented }: PlanChoice): ChoiceErrors => ({
  ...(weekdays.length === 0 && { weekdays: t`Please choose a day` }),
  ...(!startsOn && { startsOn: t`Please choose a first day.` }),
  ...(endsOn && endsOn < startsOn && { endsOn: t`The last day must not be before the first.` }),
  ...(!hasConsented && { hasConsented: t`Please agree before you start the plan.` }),
});
