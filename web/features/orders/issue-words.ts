import { msg } from '@lingui/core/macro';
import type { IssueReason } from '../../generated/graphql.ts';
import { translate } from '../../lib/language.ts';

const titles = {
  NOT_ARRIVED: msg`It didn't arrive`,
  WRONG_DISHES: msg`Wrong dishes`,
  MISSING_DISHES: msg`Dishes were missing`,
  POOR_QUALITY: msg`The quality was poor`,
  OTHER: msg`Something else`,
};

/** What was wrong with an order, in a few words. */
export const issueTitle = (reason: IssueReason): string => translate(titles[reason]);
