import { Field, Int, InterfaceType, ObjectType } from 'type-graphql';
import { anyone, Visible } from './visible.ts';

/** A refusal we expect and name. Returned, never thrown; its class is the member of the result union. */
@Visible(anyone)
@InterfaceType({
  description: 'A refusal we expect and name, with words for people and a code for programs.',
})
export abstract class Problem {
  @Field(() => String, { description: 'The name of the refusal, stable for programs, such as SOLD_OUT.' })
  code: string;

  @Field(() => String, { description: 'What happened and what to do next, in plain words.' })
  message: string;

  @Field(() => String, {
    nullable: true,
    description: 'The input field the refusal speaks of, if it is one.',
  })
  field: string | null;

  constructor(message: string, field: string | null = null) {
    this.code = this.constructor.name.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase();
    this.message = message;
    this.field = field;
  }
}

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  implements: Problem,
  description: 'A value that was sent does not follow the rules.',
})
export class InvalidInput extends Problem {}

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  implements: Problem,
  description: 'Too many tries in a short time; wait and try again.',
})
export class TooManyAttempts extends Problem {
  @Field(() => Int, { description: 'How many seconds to wait before trying again.' })
  retryAfterSeconds: number;

  constructor(
    retryAfterSeconds: number,
    /** Whether this is the first refusal of the limit that was reached. */
    readonly isFirst = false,
  ) {
    super('Too many attempts. Please wait a little and try again.');
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  implements: Problem,
  description: 'It is so already; somebody else was quicker.',
})
export class AlreadyDone extends Problem {}
