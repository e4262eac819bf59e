import type { IssueReason } from '../generated/graphql.ts';

const titles: Record<IssueReason, string> = {
  NOT_ARRIVED: "It didn't arrive.",
  WRONG_DISHES: 'Wrong dishes.',
  MISSING_DISHES: 'Dishes were missing.',
  POOR_QUALITY: 'The quality was poor.',
  OTHER: 'Something else.',
};

/** A reported problem as kitchens and admins read it. */
export const reportedIssue = ({ reason, words }: { reason: IssueReason; words: string | null }): string =>
  words ? `${titles[reason]} “${words}”` : titles[reason];
