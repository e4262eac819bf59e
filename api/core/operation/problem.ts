import { Field, Int, InterfaceType, ObjectType } from 'type-graphql';
import { anyone, Visible } from '../access/visible.ts';

/** An expected refusal with a name. Returned, never thrown; its class is a member of the result union. */
@Visible(anyone)
@InterfaceType({
  description: 'An expected refusal, with a message for people and a code for programs.',
})
export abstract class Problem {
  @Field(() => String, { description: 'Stable code of the refusal for programs, such as SOLD_OUT.' })
  code: string;

  @Field(() => String, { description: 'Message for people: what happened and what to do next.' })
  message: string;

  @Field(() => String, {
    nullable: true,
    description: 'Input field that the refusal is about; null if it is about none.',
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
  description: 'A value in the request is not valid.',
})
export class InvalidInput extends Problem {}

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  implements: Problem,
  description: 'Too many attempts in a short time; wait and try again.',
})
export class TooManyAttempts extends Problem {
  @Field(() => Int, { description: 'Number of seconds to wait before trying again.' })
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
  description: 'It is already so; someone else was faster.',
})
export class AlreadyDone extends Problem {}
