import type { IssueReason } from '../generated/graphql.ts';

const titles: Record<IssueReason, string> = {
  NOT_ARRIVED: /*i18n*/ "It didn't arrive.",
  WRONG_DISHES: /*i18n*/ 'Wrong dishes.',
  MISSING_DISHES: /*i18n*/ 'Dishes were missing.',
  POOR_QUALITY: /*i18n*/ 'The quality was poor.',
  OTHER: /*i18n*/ 'Something else.',
};

/** A reported problem as kitchens and admins read it; staff in English, kitchens as `say` translates it. */
export const reportedIssue = (
  { reason, words }: { reason: IssueReason; words: string | null },
  say = (sentence: string) => sentence,
): string => (words ? `${say(titles[reason])} “${words}”` : say(titles[reason]));
