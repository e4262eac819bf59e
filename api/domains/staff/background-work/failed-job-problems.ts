import { Problem, ProblemType } from '../../../core/operation/problem.ts';

@ProblemType('FAILED_JOB_NOT_FOUND')
export class FailedJobNotFound extends Problem {
  readonly code = 'FAILED_JOB_NOT_FOUND';

  constructor(field: 'id' | 'queue') {
    super(/*i18n*/ 'This was already tried again or dismissed. Someone else may have been faster.', field);
  }
}

@ProblemType('JOB_QUEUE_NOT_FOUND')
export class JobQueueNotFound extends Problem {
  readonly code = 'JOB_QUEUE_NOT_FOUND';

  constructor(field: 'id' | 'queue') {
    const words = {
      id: /*i18n*/ "This version doesn't do this work any more. You can only dismiss it.",
      queue: /*i18n*/ 'There is no such queue of background work.',
    };
    super(words[field], field);
  }
}
