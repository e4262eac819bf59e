import { Field, Int } from 'type-graphql';
import { ownTiffinWaitsLimit, tiffinRejoinDays } from '../../../../schema/constants.ts';
import { withValues } from '../../../../schema/with-values.ts';
import { Problem, ProblemType } from '../../../core/operation/problem.ts';
import { weekdaysInWords } from '../planning/cooked-weekdays.ts';

@ProblemType('TIFFIN_OFFER_FULL')
export class TiffinOfferFull extends Problem {
  readonly code = 'TIFFIN_OFFER_FULL';

  @Field(() => [Int], {
    description: 'Weekdays without a spot for so many people, from 0, Sunday, to 6, Saturday.',
  })
  fullWeekdays: number[];

  constructor(fullWeekdays: number[]) {
    super(
      withValues(
        /*i18n*/ 'This plan is full on {0}. Please choose other days, or join the waiting list.',
        weekdaysInWords(fullWeekdays),
      ),
      'weekdays',
    );
    this.fullWeekdays = fullWeekdays;
  }
}

@ProblemType('TIFFIN_WAITLIST_LIMIT')
export class TiffinWaitlistLimit extends Problem {
  readonly code = 'TIFFIN_WAITLIST_LIMIT';

  static readonly ofOffer = /*i18n*/ 'The waiting list of this plan is full. Please try again later.';
  static readonly own = withValues(
    /*i18n*/ 'You are on {0} waiting lists, the most allowed. Please leave one first.',
    ownTiffinWaitsLimit,
  );
  static readonly lapsed = withValues(
    /*i18n*/ 'Spots were reserved for you, and you did not start the plan. You can join its list again {0} days later.',
    tiffinRejoinDays,
  );
}
