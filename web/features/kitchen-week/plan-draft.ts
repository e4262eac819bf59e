import * as z from 'zod/mini';
import { platesMaximum } from '../../../schema/constants.ts';
import { mealtimePlan } from '../../../schema/rules/week.ts';
import type { CookingWeek_weekFragment, Mealtime, MealtimePlanInput } from '../../generated/graphql.ts';

type Plan = Omit<CookingWeek_weekFragment['plans'][number], '__typename'>;

/** A planned meal as typed in the form: times as HH:MM, the cut-off with the days it lies before. */
export interface PlanDraft {
  weekdays: number[];
  plates: string;
  cutOffDaysBefore: string;
  cutOff: string;
  servedFrom: string;
  servedUntil: string;
}

/** What a kitchen begins with: breakfast is ordered the evening before. */
const usual: Record<Mealtime, Omit<Plan, 'weekday' | 'mealtime' | 'plates'>> = {
  BREAKFAST: { cutOffMinutes: -240, servedFromMinutes: 480, servedUntilMinutes: 600 },
  LUNCH: { cutOffMinutes: 600, servedFromMinutes: 720, servedUntilMinutes: 840 },
  DINNER: { cutOffMinutes: 900, servedFromMinutes: 1110, servedUntilMinutes: 1230 },
};

const timeOf = (minutes: number): string => {
  const ofDay = ((minutes % 1440) + 1440) % 1440;
  return `${String(Math.floor(ofDay / 60)).padStart(2, '0')}:${String(ofDay % 60).padStart(2, '0')}`;
};

/** NaN while no time is chosen. */
const minutesOf = (time: string): number => {
  const [hours = '', minutes = ''] = time.split(':');
  return time === '' ? Number.NaN : Number(hours) * 60 + Number(minutes);
};

export const planDraft = (
  weekday: number,
  mealtime: Mealtime,
  plan: Plan | undefined,
  capacity: number,
): PlanDraft => {
  const times = plan ?? usual[mealtime];
  return {
    weekdays: [weekday],
    plates: String(plan?.plates ?? Math.min(capacity, platesMaximum)),
    cutOffDaysBefore: String(Math.max(0, Math.ceil(-times.cutOffMinutes / 1440))),
    cutOff: timeOf(times.cutOffMinutes),
    servedFrom: timeOf(times.servedFromMinutes),
    servedUntil: timeOf(times.servedUntilMinutes),
  };
};

/** The same time at midnight means the end of the day when serving ends, not its beginning. */
const endOf = (time: string) => minutesOf(time) || (time === '' ? Number.NaN : 1440);

export const planFacts = (mealtime: Mealtime, draft: PlanDraft): Omit<MealtimePlanInput, 'version'> => ({
  weekdays: draft.weekdays,
  mealtime,
  plates: draft.plates.trim() === '' ? Number.NaN : Number(draft.plates),
  cutOffMinutes: minutesOf(draft.cutOff) - 1440 * Number(draft.cutOffDaysBefore),
  servedFromMinutes: minutesOf(draft.servedFrom),
  servedUntilMinutes: endOf(draft.servedUntil),
});

/** The server's names of the facts, and where the form shows what is said of them. */
export const formField: Record<string, keyof PlanDraft> = {
  plates: 'plates',
  weekdays: 'weekdays',
  cutOffMinutes: 'cutOff',
  servedFromMinutes: 'servedFrom',
  servedUntilMinutes: 'servedUntil',
};

/** The shared rule, with errors mapped to the fields of the form. */
export const planDraftRule = (mealtime: Mealtime) =>
  z
    .object({
      weekdays: z.array(z.number()),
      plates: z.string(),
      cutOffDaysBefore: z.string(),
      cutOff: z.string(),
      servedFrom: z.string(),
      servedUntil: z.string(),
    })
    .check(context => {
      const { error } = mealtimePlan.safeParse(planFacts(mealtime, context.value));
      for (const issue of error?.issues ?? []) {
        const path = formField[String(issue.path[0])] ?? 'plates';
        context.issues.push({ code: 'custom', input: context.value, message: issue.message, path: [path] });
      }
    });
