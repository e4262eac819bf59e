import { paths } from '../../../app/paths.ts';

const asked = 'wait';

/** Where a customer joins the waiting list of an offer: the screen of its plan, with this parameter. */
export const waitlistPath = (offerId: string): string => `${paths.offeredPlan(offerId)}?${asked}=yes`;

export const asksToWait = (parameters: URLSearchParams): boolean => parameters.has(asked);
