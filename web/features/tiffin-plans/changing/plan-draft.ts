import type { ChangeTiffinPlanInput, EditedPlan_planFragment } from '../../../generated/graphql.ts';
import { type DraftLine, draftOf, linesInput } from './meal-draft.ts';
import { type AddressesOfWeek, weekdayAddresses } from './weekday-addresses.ts';

/** A plan while its customer changes it. */
export interface PlanDraft extends AddressesOfWeek {
  /** Version of the plan that it was made from. */
  version: number;
  /** Empty for a plan without a last day. */
  endsOn: string;
  note: string;
  lines: readonly DraftLine[];
  /** Null for the address that the plan has. */
  address: string | null;
  hasConsented: boolean;
}

export const planDraftOf = (plan: EditedPlan_planFragment): PlanDraft => ({
  version: plan.version,
  weekdays: plan.weekdays,
  endsOn: plan.endsOn ?? '',
  note: plan.note ?? '',
  lines: draftOf(plan.lines),
  address: plan.deliveryAddress,
  addressOn: Object.fromEntries(plan.weekdayAddresses.map(each => [each.weekday, each.deliveryAddress])),
  hasConsented: false,
});

export const planChangeInput = (
  planId: string,
  draft: PlanDraft,
  expectedTotalCents: number,
  conflicts: readonly { id: string }[],
): ChangeTiffinPlanInput => ({
  planId,
  version: draft.version,
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
