import { Problem, ProblemType } from '../../core/operation/problem.ts';

@ProblemType('HOUSEHOLD_CONFLICT')
export class HouseholdConflict extends Problem {
  readonly code = 'HOUSEHOLD_CONFLICT';

  constructor() {
    super(
      /*i18n*/ 'Your household was changed in another window. Please check it and save again.',
      'version',
    );
  }
}
