import type { ProblemCode } from '../../core/operation/problem-code.ts';

/** Reasons that tell of the customer's household or money. */
const privateReasons: readonly ProblemCode[] = [
  'PLAN_BREAKS_DIET',
  'PLAN_IS_UNPAID',
  'UNPAID_PLATES_LIMIT',
  'EMAIL_NOT_PROVEN',
];

/** The reason a day was refused for, as kitchens and programs read it; null where it is the customer's alone. */
export const reasonForKitchens = <Code extends ProblemCode>(code: Code | null): Code | null =>
  code && privateReasons.includes(code) ? null : code;
