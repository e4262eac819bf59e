import { Field } from 'type-graphql';
import { LocalDate } from '../../core/graphql/scalars.ts';
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

@ProblemType('KITCHEN_PAUSED_BY_STAFF')
export class KitchenPausedByStaff extends Problem {
  readonly code = 'KITCHEN_PAUSED_BY_STAFF';

  @Field(() => LocalDate, { description: 'First day on which the cook may end the pause.' })
  until: string;

  constructor(until: string) {
    super(/*i18n*/ 'Our team paused new orders of your kitchen. Your settings show until when.', 'until');
    this.until = until;
  }
}
