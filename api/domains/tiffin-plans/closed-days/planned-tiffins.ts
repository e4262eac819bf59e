import { Field, Int, ObjectType } from 'type-graphql';
import { Visible, withinReach } from '../../../core/access/visible.ts';

@Visible(withinReach)
@ObjectType({
  simpleResolvers: true,
  description: 'Meals of tiffin plans on some days that are still to be ordered.',
})
export class PlannedTiffins {
  @Field(() => Int, { description: 'Number of meals: a plan has one a day.' })
  meals!: number;

  @Field(() => Int, { description: 'Number of their portions.' })
  portions!: number;

  @Field(() => Int, { description: 'Number of customers who have them.' })
  customers!: number;
}
