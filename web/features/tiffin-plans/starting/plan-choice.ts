import { plural, t } from '@lingui/core/macro';
import { weekdayOf } from '../../../../schema/rules/days.ts';
import { shortWeekday } from '../../../lib/formats/weekdays.ts';
import type { AddressesOfWeek } from '../changing/weekday-addresses.ts';

/** What the customer still chooses; kitchen, meal and dishes are chosen before. */
export interface PlanChoice extends AddressesOfWeek {
  startsOn: string;
  /** Empty for a plan without a last day. */
  endsOn: string;
  hasConsented: boolean;
}

/** On which days the kitchen offers a plan. */
export interface OfferedDays {
  weekdays: readonly number[];
  /** Least number of days a week. */
  leastDays: number;
  /** Days that are chosen at first; all of them by default. */
  chosen?: readonly number[];
  /** Whether one meal is tried. */
  isTrial: boolean;
}

export type ChoiceErrors = Partial<Record<keyof PlanChoice, string>>;

const weekdaysError = (weekdays: readonly number[], offered: OfferedDays | undefined): string | undefined => {
  if (weekdays.length === 0) return t`Please choose a day`;
  if (!offered || weekdays.length >= offered.leastDays) return undefined;
  return plural(offered.leastDays, {
    one: 'Please choose at least # day a week.',
    other: 'Please choose at least # days a week.',
  });
};

const trialErrors = (startsOn: string, { weekdays }: OfferedDays): ChoiceErrors => {
  if (!startsOn) return { startsOn: t`Please choose a day` };
  const day = weekdayOf(startsOn);
  return weekdays.includes(day) ? {} : { startsOn: t`Not offered on ${shortWeekday(day)}.` };
};

const spanErrors = ({ startsOn, endsOn }: PlanChoice): ChoiceErrors => ({
  ...(!startsOn && { startsOn: t`Please choose a first day.` }),
  ...(endsOn && endsOn < startsOn && { endsOn: t`The last day must not be before the first.` }),
});

interface Asked {
  offered: OfferedDays | undefined;
  needsConsent: boolean;
}

/** What is missing before anything is sent; the fields in their order on the screen. */
export const choiceErrors = (choice: PlanChoice, { offered, needsConsent }: Asked): ChoiceErrors => {
  const weekdays = weekdaysError(choice.weekdays, offered);
  return {
    ...(offered?.isTrial
      ? trialErrors(choice.startsOn, offered)
      : { ...(weekdays && { weekdays }), ...spanErrors(choice) }),
    ...(needsConsent && !choice.hasConsented && { hasConsented: t`Please agree before you start the plan.` }),
  };
};

/** A trial is a plan of its one day. */
export const asTrial = (choice: PlanChoice): PlanChoice => ({
  ...choice,
  weekdays: choice.startsOn ? [weekdayOf(choice.startsOn)] : [],
  endsOn: choice.startsOn,
  addressOn: {},
});
