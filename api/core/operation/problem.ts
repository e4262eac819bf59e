import { Extensions, Field, Int, InterfaceType, ObjectType } from 'type-graphql';
import { problemCodes } from '../../../schema/problem-codes.ts';
import { anyone, Visible } from '../access/visible.ts';
import { ProblemCode } from './problem-code.ts';

/** An expected refusal with a name. Returned, never thrown; its class is a member of the result union. */
@Visible(anyone)
@InterfaceType({
  description: 'Expected refusal, with a message for people and a code for programs.',
})
export abstract class Problem {
  abstract readonly code: ProblemCode;

  @Field(() => String, { description: 'Message for people: what happened and what to do next.' })
  message: string;

  @Field(() => String, {
    nullable: true,
    description: 'Input field that the refusal is about; null if it is about none.',
  })
  field: string | null;

  constructor(message: string, field: string | null = null) {
    this.message = message;
    this.field = field;
  }
}

// As a decorator it would have no effect in tests: their compiler drops those of abstract properties.
Field(() => ProblemCode, { description: 'Stable code of the refusal for programs, such as SOLD_OUT.' })(
  Problem.prototype,
  'code',
);

type ProblemClass<Code extends ProblemCode> = abstract new (
  ...args: never[]
) => Problem & { readonly code: Code };

/** Registers a Problem as the GraphQL object type of its code. */
export const ProblemType =
  <Code extends ProblemCode>(code: Code) =>
  (problem: ProblemClass<Code>): void => {
    const { description } = problemCodes[code];
    ObjectType({ simpleResolvers: true, implements: Problem, description })(problem);
    Visible(anyone)(problem);
    Extensions({ code })(problem);
  };

@ProblemType('INVALID_INPUT')
export class InvalidInput extends Problem {
  readonly code = 'INVALID_INPUT';
}

@ProblemType('TOO_MANY_ATTEMPTS')
export class TooManyAttempts extends Problem {
  readonly code = 'TOO_MANY_ATTEMPTS';

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

@ProblemType('ALREADY_DONE')
export class AlreadyDone extends Problem {
  readonly code = 'ALREADY_DONE';
}
