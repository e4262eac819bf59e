import { exportsPerDayLimit, exportsUnderWayLimit } from '../../../schema/rules/export.ts';
import { Problem, ProblemType } from '../../core/operation/problem.ts';

@ProblemType('TOO_MANY_EXPORTS')
export class TooManyExports extends Problem {
  readonly code = 'TOO_MANY_EXPORTS';

  static underWay(): TooManyExports {
    return new TooManyExports(
      `You have ${exportsUnderWayLimit} exports under way, which is the most. Please wait until one is ready.`,
    );
  }

  static ofDay(): TooManyExports {
    return new TooManyExports(
      `You started ${exportsPerDayLimit} exports in 24 hours, which is the most. Please try again later.`,
    );
  }
}
