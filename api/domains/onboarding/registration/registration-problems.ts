import { Field, Int, ObjectType } from 'type-graphql';
import { einFormat } from '../../../../schema/rules/ein.ts';
import type { RegistrationRefusal } from '../../../../schema/rules/registration.ts';
import { Problem } from '../../../core/problem.ts';
import { anyone, Visible } from '../../../core/visible.ts';

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  implements: Problem,
  description: 'The kitchen cannot join as it is, or something about it is missing or not well written.',
})
export class RegistrationRefused extends Problem {
  @Field(() => String, { description: 'What it is about, in two or three words.' })
  title: string;

  @Field(() => Int, { description: 'The step of the registration, 1 to 3, where it is put right.' })
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
  description: 'What was entered is not written as an EIN is.',
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
  description:
    'The code is not the one that was mailed, or it is too late for it, or it was tried too often.',
})
export class WrongCode extends Problem {
  constructor() {
    super('This code is not right, or no longer good. Check it, or ask for a new one.', 'code');
  }
}

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  implements: Problem,
  description: 'The letter with the code could not be sent.',
})
export class CodeNotSent extends Problem {
  constructor() {
    super('We could not send your code just now. Please try again in a few minutes.');
  }
}

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  implements: Problem,
  description: 'There is a kitchen with this EIN already.',
})
export class EinTaken extends Problem {
  constructor() {
    super('A kitchen with this EIN is already registered. Please sign in instead.', 'ein');
  }
}
