import type { IssueReason } from '../../orders/issues/order-issue.ts';

const reasonWords: Record<IssueReason, string> = {
  NOT_ARRIVED: "It didn't arrive.",
  WRONG_DISHES: 'Wrong dishes.',
  MISSING_DISHES: 'Dishes were missing.',
  POOR_QUALITY: 'The quality was poor.',
  OTHER: 'Something else went wrong.',
};

/** Text of a reported problem, as the kitchen reads it. */
export const issueWords = ({ reason, words }: { reason: IssueReason; words: string | null }): string =>
  words ? `${reasonWords[reason]} “${words}”` : reasonWords[reason];
