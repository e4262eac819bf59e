import { Field, Int, ObjectType } from 'type-graphql';
import { anyone, Visible } from '../../../core/access/visible.ts';
import { DietaryNeed } from '../dietary-need.ts';

@Visible(anyone)
@ObjectType({ simpleResolvers: true, description: 'Number of kitchens that suit a diet.' })
export class DietaryNeedCount {
  @Field(() => DietaryNeed, { description: 'Diet.' })
  dietaryNeed!: DietaryNeed;

  @Field(() => Int, { description: 'Number of kitchens.' })
  count!: number;
}

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  description: 'Numbers of kitchens that a filter would leave with one choice more or another one.',
})
export class SupplierFacets {
  @Field(() => [DietaryNeedCount], {
    description: 'Number for each diet, in place of the one in the filter.',
  })
  dietaryNeeds!: DietaryNeedCount[];

  @Field(() => Int, { nullable: true, description: 'Number for the price; null unless one is given.' })
  priceUnder!: number | null;

  @Field(() => Int, { nullable: true, description: 'Number for the location; null unless one is given.' })
  deliversTo!: number | null;

  @Field(() => Boolean, {
    description: 'Whether all kitchens of the place were counted: of more than 1,000 only some are.',
  })
  isComplete!: boolean;
}
