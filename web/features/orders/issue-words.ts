import { msg } from '@lingui/core/macro';
import type { IssueReason } from '../../generated/graphql.ts';
import { said } from '../../lib/language.ts';

const titles = {
  NOT_ARRIVED: msg`It did not arrive`,
  WRONG_DISHES: msg`The wrong dishes came`,
  MISSING_DISHES: msg`Dishes were missing`,
  POOR_QUALITY: msg`The quality was poor`,
  OTHER: msg`Something else`,
};

/** What was wrong with an order, in a few words. */
export const issueTitle = (reason: IssueReason): string => said(titles[reason]);
