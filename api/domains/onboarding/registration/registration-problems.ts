import { Field, Int, ObjectType } from 'type-graphql';
import { einFormat } from '../../../../schema/rules/ein.ts';
import type { RegistrationRefusal } from '../../../../schema/rules/registration.ts';
import { anyone, Visible } from '../../../core/access/visible.ts';
import { Problem } from '../../../core/operation/problem.ts';

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  implements: Problem,
  description: 'The kitchen cannot join, or a field is missing or invalid.',
})
export class RegistrationRefused extends Problem {
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

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  implements: Problem,
  description: 'The EIN is malformed.',
})
export class WrongEinFormat extends Problem {
  constructor() {
    super(einFormat, 'ein');
  }
}

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  implements: Problem,
  description: 'No kitchen is registered with this EIN.',
})
export class UnknownEin extends Problem {
  constructor() {
    super('No account found with this EIN. Ready to register?', 'ein');
  }
}

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  implements: Problem,
  description: 'The code is wrong, expired, or was tried too often.',
})
export class WrongCode extends Problem {
  constructor() {
    super('This code is incorrect or has expired. Check it, or ask for a new one.', 'code');
  }
}

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  implements: Problem,
  description: 'A kitchen with this EIN is already registered.',
})
export class EinTaken extends Problem {
  constructor() {
    super('A kitchen with this EIN is already registered. Please sign in instead.', 'ein');
  }
}
