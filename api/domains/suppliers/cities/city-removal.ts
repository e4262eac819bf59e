import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Visible, withinReach } from '../../../core/access/visible.ts';
import { Problem, ProblemType } from '../../../core/operation/problem.ts';

@Visible(withinReach)
@ObjectType({ simpleResolvers: true, description: 'City that was removed from the marketplace.' })
export class RemovedCity {
  @Field(() => ID, { description: 'ID of the removed city.' })
  id: string;

  constructor(id: string) {
    this.id = id;
  }
}

@InputType({ description: 'Two cities to merge.' })
export class MergeCityInput {
  @Field(() => ID, { description: 'ID of the city to merge away; its kitchens move.' })
  cityId!: string;

  @Field(() => ID, {
    description: 'ID of the city the kitchens move to, in the same state and time zone.',
  })
  intoCityId!: string;
}

@ProblemType('CITY_HAS_KITCHENS')
export class CityHasKitchens extends Problem {
  readonly code = 'CITY_HAS_KITCHENS';

  @Field(() => Int, { description: 'Number of kitchens, whatever their status.' })
  kitchens: number;

  constructor(kitchens: number) {
    super(
      `${kitchens === 1 ? 'A kitchen is' : `${kitchens} kitchens are`} in this city. Merge it into another city instead.`,
      'cityId',
    );
    this.kitchens = kitchens;
  }
}

@ProblemType('CITIES_CANNOT_MERGE')
export class CitiesCannotMerge extends Problem {
  readonly code = 'CITIES_CANNOT_MERGE';

  constructor(message: string, field: 'cityId' | 'intoCityId' = 'intoCityId') {
    super(message, field);
  }
}
