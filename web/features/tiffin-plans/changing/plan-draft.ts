import type { ChangeTiffinPlanInput, EditedPlan_planFragment } from '../../../generated/graphql.ts';
import { type DraftLine, draftOf, linesInput } from './meal-draft.ts';

/** A plan while its customer changes it. */
export interface PlanDraft {
  weekdays: readonly number[];
  /** Empty for a plan without a last day. */
  endsOn: string;
  note: string;
  lines: readonly DraftLine[];
  /** Null for the address that the plan has. */
  address: string | null;
  /** Of weekdays with another address. */
  addressOn: Readonly<Record<number, string>>;
  hasConsented: boolean;
}

export const planDraftOf = (plan: EditedPlan_planFragment): PlanDraft => ({
  weekdays: plan.weekdays,
  endsOn: plan.endsOn ?? '',
  note: plan.note ?? '',
  lines: draftOf(plan.lines),
  address: plan.deliveryAddress,
  addressOn: Object.fromEntries(plan.weekdayAddresses.map(each => [each.weekday, each.deliveryAddress])),
  hasConsented: false,
});

/** Addresses of weekdays that the plan no longer has are left out. */
const weekdayAddresses = ({ weekdays, addressOn }: PlanDraft) =>
  weekdays.flatMap(weekday => {
    const deliveryAddress = addressOn[weekday];
    return deliveryAddress ? [{ weekday, deliveryAddress }] : [];
  });

export const planChangeInput = (
  planId: string,
  draft: PlanDraft,
  expectedTotalCents: number,
  conflicts: readonly { id: string }[],
): ChangeTiffinPlanInput => ({
  planId,
  weekdays: [...draft.weekdays],
  deliveryAddress: draft.address,
  weekdayAddresses: weekdayAddresses(draft),
  note: draft.note || null,
  lines: linesInput(draft.lines),
  endsOn: draft.endsOn || null,
  expectedTotalCents,
  acceptedDietConflicts: conflicts.map(({ id }) => id),
  hasConsented: draft.hasConsented,
});

/** The weekday whose address was refused, by the field of the refusal. */
export const refusedWeekday = (draft: PlanDraft, field: string | null | undefined): number | undefined => {
  const position = /^weekdayAddresses\.(\d)\./.exec(field ?? '')?.[1];
  return position === undefined ? undefined : weekdayAddresses(draft)[Number(position)]?.weekday;
};
