import { t } from '@lingui/core/macro';
import { type SkipTiffinDaysMutation, useSkipTiffinDaysMutation } from '../../../generated/graphql.ts';
import { failureText } from '../../../lib/failure-text.ts';
import type { Refusal } from '../../../lib/refusal.ts';
import type { HolidayDates } from './holiday-dates.ts';

type Answer = SkipTiffinDaysMutation['skipTiffinDays'];
export type DayNotSkipped = Extract<Answer, { __typename: 'SkippedTiffinDays' }>['notSkipped'][number];

/** Skips the days of a holiday in all plans; returns what could not be skipped, or why nothing was. */
export const useSkipDays = () => {
  const [send] = useSkipTiffinDaysMutation();

  return async (
    input: HolidayDates,
  ): Promise<{ notSkipped: readonly DayNotSkipped[] } | { refusal: Refusal }> => {
    try {
      const answer = (await send({ variables: { input } })).data!.skipTiffinDays;
      return answer.__typename === 'SkippedTiffinDays'
        ? { notSkipped: answer.notSkipped }
        : { refusal: answer };
    } catch (error) {
      return { refusal: { message: failureText(error, t`Not saved. Please try again.`) } };
    }
  };
};
