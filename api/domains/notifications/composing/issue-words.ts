import type { IssueReason } from '../../orders/issues/order-issue.ts';
import { sentence, type Template, type Value } from '../../sentences/sentence.ts';

const reasonWords = {
  NOT_ARRIVED: "It didn't arrive.",
  WRONG_DISHES: 'Wrong dishes.',
  MISSING_DISHES: 'Dishes were missing.',
  POOR_QUALITY: 'The quality was poor.',
  OTHER: 'Something else went wrong.',
} as const satisfies Record<IssueReason, Template>;

/** Text of a reported problem, as the kitchen reads it. */
export const issueWords = ({ reason, words }: { reason: IssueReason; words: string | null }): string =>
  words ? `${reasonWords[reason]} “${words}”` : reasonWords[reason];

/** A reported problem as `issueWords` wrote it: its reason can be translated, the customer's own words cannot. */
export const sayIssue = (issue: string): Value => {
  const reason = Object.values(reasonWords).find(words => issue.startsWith(words));
  return reason ? [sentence(reason), ...words(issue.slice(reason.length))] : issue;
};

const words = (rest: string): string[] => (rest.trim() === '' ? [] : [rest.trim()]);
