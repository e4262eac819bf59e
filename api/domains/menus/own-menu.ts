import { Field, ID, Int, ObjectType } from 'type-graphql';
import { entries } from '../../core/list-cost.ts';
import { Visible, withinReach } from '../../core/visible.ts';
import { OwnDish } from './own-dish.ts';

@Visible(withinReach)
@ObjectType({ simpleResolvers: true, description: 'A part of the menu as its cook sees it.' })
export class OwnMenuCategory {
  @Field(() => ID, { description: 'Identifies the category; opaque.' })
  id!: string;

  @Field(() => String, { description: 'The heading on the menu.' })
  name!: string;

  @Field(() => Int, { description: 'Changes with every renaming; sent back to rename the next time.' })
  version!: number;

  @Field(() => [OwnDish], { complexity: entries(20), description: "All its dishes in the cook's order." })
  dishes!: OwnDish[];
}

@Visible(withinReach)
@ObjectType({ simpleResolvers: true, description: 'A whole menu as its cook sees it: all that is stored.' })
export class OwnMenu {
  @Field(() => ID, { description: 'The id of the kitchen.' })
  id!: string;

  @Field(() => String, { description: 'The kind of cooking, such as South Indian.' })
  cuisineType!: string;

  @Field(() => [OwnMenuCategory], { description: "The categories in the cook's order, empty ones too." })
  categories!: OwnMenuCategory[];
}
