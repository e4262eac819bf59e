import { Field, Int, ObjectType } from 'type-graphql';
import { anyone, Visible } from '../../core/access/visible.ts';
import { DateTime } from '../../core/graphql/scalars.ts';

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  description: 'Server on which programs are tried out, with a clock that can be moved forward.',
})
export class Sandbox {
  @Field(() => DateTime, { description: 'Time of its clock, by which everything is decided.' })
  now!: Date;

  @Field(() => Int, { description: 'Number of minutes that its clock is ahead of real time.' })
  aheadMinutes!: number;
}
