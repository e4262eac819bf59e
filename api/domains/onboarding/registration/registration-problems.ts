import { Field, Int } from 'type-graphql';
import { einFormat } from '../../../../schema/rules/ein.ts';
import type { RegistrationRefusal } from '../../../../schema/rules/registration.ts';
import { Problem, ProblemType } from '../../../core/operation/problem.ts';

@ProblemType('REGISTRATION_REFUSED')
export class RegistrationRefused extends Problem {
  readonly code = 'REGISTRATION_REFUSED';

  @Field(() => String, { description: 'Title of two or three words.' })
  title: string;

  @Field(() => Int, { description: 'Step of the registration, 1 to 3, with the field to correct.' })
  step: number;

  constructor({ title, message, field, step }: RegistrationRefusal) {
    super(message, field);
    this.title = title;
    this.step = step;
  }
}

@ProblemType('WRONG_EIN_FORMAT')
export class WrongEinFormat extends Problem {
  readonly code = 'WRONG_EIN_FORMAT';

  constructor() {
    super(einFormat, 'ein');
  }
}

@ProblemType('UNKNOWN_EIN')
export class UnknownEin extends Problem {
  readonly code = 'UNKNOWN_EIN';

  constructor() {
    super(/*i18n*/ 'No account found with this EIN. Ready to register?', 'ein');
  }
}

@ProblemType('EIN_TAKEN')
export class EinTaken extends Problem {
  readonly code = 'EIN_TAKEN';

  constructor() {
    super(/*i18n*/ 'A kitchen with this EIN is already registered. Please sign in instead.', 'ein');
  }
}
