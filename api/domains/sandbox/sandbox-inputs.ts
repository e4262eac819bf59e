import { Field, InputType, Int } from 'type-graphql';
import { clockMoveDaysLimit } from '../../../schema/rules/sandbox.ts';

@InputType({ description: 'Time to move the clock of a sandbox by.' })
export class MoveSandboxClockInput {
  @Field(() => Int, {
    description: `Number of minutes to move it forward, 1 to those of ${clockMoveDaysLimit} days.`,
  })
  forwardMinutes!: number;
}
