import { budgetSeconds, type Spending } from '../../core/limits/point-budget.ts';

/** The names of what tells a caller about its budget. */
export const budgetHeaders = ['ratelimit-policy', 'ratelimit'] as const;

/** What a caller may spend and what is left, as draft-ietf-httpapi-ratelimit-headers names it. */
export const rateLimitHeaders = ({ limit, available, waitSeconds }: Spending): Record<string, string> => ({
  'ratelimit-policy': `"points";q=${limit};w=${budgetSeconds}`,
  ratelimit: `"points";r=${available}${waitSeconds > 0 ? `;t=${waitSeconds}` : ''}`,
  ...(waitSeconds > 0 && { 'retry-after': String(waitSeconds) }),
});

export const tooManyRequests = (seconds: number): string =>
  `Too many requests in a short time. Please try again in ${seconds} s.`;
