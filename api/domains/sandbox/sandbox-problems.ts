import { clockAheadDaysLimit } from '../../../schema/rules/sandbox.ts';
import { Problem, ProblemType } from '../../core/operation/problem.ts';

@ProblemType('NOT_A_SANDBOX')
export class NotASandbox extends Problem {
  readonly code = 'NOT_A_SANDBOX';

  constructor(message = 'This server is not a sandbox: its clock cannot be moved.') {
    super(message);
  }
}

@ProblemType('CLOCK_TOO_FAR_AHEAD')
export class ClockTooFarAhead extends Problem {
  readonly code = 'CLOCK_TOO_FAR_AHEAD';

  constructor() {
    super(
      `The clock of a sandbox is at most ${clockAheadDaysLimit} days ahead of real time. Please start with an empty database.`,
      'forwardMinutes',
    );
  }
}
