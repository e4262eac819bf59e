import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Visible, withinReach } from '../../core/access/visible.ts';
import { entries } from '../../core/graphql/list-cost.ts';
import { LocalDate } from '../../core/graphql/scalars.ts';
import { Dish } from './dish.ts';

@Visible(withinReach)
@ObjectType({ simpleResolvers: true, description: 'Menu category for its cook.' })
export class OwnMenuCategory {
  @Field(() => ID, { description: 'Opaque ID of the category.' })
  id!: string;

  @Field(() => String, { description: 'Name on the menu.' })
  name!: string;

  @Field(() => Int, {
    nullable: true,
    description: 'Most portions sold of all its dishes together for one meal; null without such a limit.',
  })
  portionLimit!: number | null;

  @Field(() => Int, { description: 'Version for optimistic locking; send it back when renaming.' })
  version!: number;

  @Field(() => [Dish], {
    complexity: entries(20),
    description: "Dishes in the cook's order, on sale or not.",
  })
  dishes!: Dish[];
}

@Visible(withinReach)
@ObjectType({ simpleResolvers: true, description: 'Whole menu for its cook, including dishes off sale.' })
export class OwnMenu {
  @Field(() => ID, { description: 'ID of the kitchen.' })
  id!: string;

  @Field(() => String, { description: 'Cuisine, such as South Indian.' })
  cuisineType!: string;

  @Field(() => LocalDate, { description: "Current day in the kitchen's time zone." })
  today!: string;

  @Field(() => Int, { description: 'Number of dishes on sale.' })
  dishCount!: number;

  @Field(() => Int, { description: 'Number of dishes on sale that have a photo.' })
  photographedDishCount!: number;

  @Field(() => [OwnMenuCategory], { description: "Categories in the cook's order, including empty ones." })
  categories!: OwnMenuCategory[];
}
