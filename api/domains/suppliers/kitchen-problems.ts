import { Problem, ProblemType } from '../../core/operation/problem.ts';

@ProblemType('KITCHEN_NOT_FOUND')
export class KitchenNotFound extends Problem {
  readonly code = 'KITCHEN_NOT_FOUND';

  constructor() {
    super("We couldn't find this kitchen.", 'supplierId');
  }
}

@ProblemType('KITCHEN_NOT_APPROVED')
export class KitchenNotApproved extends Problem {
  readonly code = 'KITCHEN_NOT_APPROVED';

  constructor() {
    super(/*i18n*/ 'You can add photos once your kitchen is approved.');
  }
}
