import { withValues } from '../../../schema/with-values.ts';
import { Problem, ProblemType } from '../../core/operation/problem.ts';

@ProblemType('TIFFIN_PLAN_NOT_FOUND')
export class TiffinPlanNotFound extends Problem {
  readonly code = 'TIFFIN_PLAN_NOT_FOUND';

  constructor() {
    super(/*i18n*/ 'You have no tiffin plan with this ID.', 'planId');
  }
}

@ProblemType('TIFFIN_PLAN_STOPPED')
export class TiffinPlanStopped extends Problem {
  readonly code = 'TIFFIN_PLAN_STOPPED';

  constructor() {
    super(/*i18n*/ 'This tiffin plan was stopped. Start a new one.', 'planId');
  }
}

@ProblemType('TIFFIN_PLAN_CONFLICT')
export class TiffinPlanConflict extends Problem {
  readonly code = 'TIFFIN_PLAN_CONFLICT';

  constructor() {
    super(
      /*i18n*/ 'Your plan was changed in another window. Please look at it and change it again.',
      'version',
    );
  }
}

@ProblemType('TIFFIN_PLAN_LIMIT')
export class TiffinPlanLimit extends Problem {
  readonly code = 'TIFFIN_PLAN_LIMIT';

  constructor(most: number) {
    super(withValues(/*i18n*/ 'You have {0} tiffin plans already. Stop one first.', most));
  }
}

@ProblemType('MEAL_NOT_COOKED')
export class MealNotCooked extends Problem {
  readonly code = 'MEAL_NOT_COOKED';

  constructor(what: string, days: string) {
    super(
      withValues(/*i18n*/ 'Not cooked for this meal on {1}: {0}. Please choose other days.', what, days),
      'weekdays',
    );
  }
}

@ProblemType('NOT_A_PLAN_DAY')
export class NotAPlanDay extends Problem {
  readonly code = 'NOT_A_PLAN_DAY';

  constructor() {
    super(/*i18n*/ 'The plan has no meal on this day, or it is over.', 'serviceDate');
  }
}

@ProblemType('DAY_IS_BEING_ORDERED')
export class DayIsBeingOrdered extends Problem {
  readonly code = 'DAY_IS_BEING_ORDERED';

  /** Refuses a change of the day, or of its whole plan. */
  constructor(changed: 'day' | 'plan') {
    super(
      changed === 'day'
        ? /*i18n*/ 'This meal is being ordered at this moment. Please try again in a minute.'
        : /*i18n*/ 'A meal of this plan is being ordered at this moment. Please try again in a minute.',
      changed === 'day' ? 'serviceDate' : 'planId',
    );
  }
}

@ProblemType('DAY_STAYS_ORDERED')
export class DayStaysOrdered extends Problem {
  readonly code = 'DAY_STAYS_ORDERED';

  constructor() {
    super(
      /*i18n*/ "This meal is ordered and can't be changed this way. Your order stays. You can skip this day and order once instead.",
      'serviceDate',
    );
  }
}

@ProblemType('DISHES_CHANGED')
export class DishesChanged extends Problem {
  readonly code = 'DISHES_CHANGED';

  /** Of the dishes with these names; of the meal without any. */
  constructor(dishNames: readonly string[]) {
    super(
      dishNames.length > 0
        ? withValues(
            /*i18n*/ 'The cook changed what is in {0}. Please look at it and agree.',
            dishNames.join(', '),
          )
        : /*i18n*/ 'The cook changed the meal. Please look at it and agree.',
      'lines',
    );
  }
}

@ProblemType('PLAN_BREAKS_DIET')
export class PlanBreaksDiet extends Problem {
  readonly code = 'PLAN_BREAKS_DIET';

  /** Names the dishes alone: it is mailed, and what a person does not eat is private. */
  constructor(dishNames: readonly string[]) {
    super(
      withValues(
        /*i18n*/ 'Someone in your household never eats {0}. Please look at your plan and agree, or skip the day.',
        dishNames.join(', '),
      ),
      'lines',
    );
  }
}

@ProblemType('DAY_CLOSED')
export class DayClosed extends Problem {
  readonly code = 'DAY_CLOSED';

  /** Takes the reason of the closure; null for a pause. */
  constructor(why: string | null) {
    super(
      why === null
        ? /*i18n*/ 'The kitchen is taking a break that day.'
        : withValues(/*i18n*/ 'The kitchen is closed that day: {0}', why),
      'serviceDate',
    );
  }
}

@ProblemType('PLAN_IS_UNPAID')
export class PlanIsUnpaid extends Problem {
  readonly code = 'PLAN_IS_UNPAID';

  constructor(billNumber: string) {
    super(
      withValues(/*i18n*/ 'Please pay bill {0} first. The plan continues after that.', billNumber),
      'planId',
    );
  }
}
