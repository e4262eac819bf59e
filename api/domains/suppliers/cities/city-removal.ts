import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Problem } from '../../../core/problem.ts';
import { anyone, Visible, withinReach } from '../../../core/visible.ts';

@Visible(withinReach)
@ObjectType({ simpleResolvers: true, description: 'A city that is no longer in the marketplace.' })
export class RemovedCity {
  @Field(() => ID, { description: 'The id it had.' })
  id: string;

  constructor(id: string) {
    this.id = id;
  }
}

@InputType({ description: 'Which city becomes another name of which.' })
export class MergeCityInput {
  @Field(() => ID, { description: 'The city that goes; its kitchens move.' })
  cityId!: string;

  @Field(() => ID, {
    description: 'The city its kitchens move to: in the same state, with the same time zone.',
  })
  intoCityId!: string;
}

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  implements: Problem,
  description: 'Kitchens are in the city, so it cannot be removed.',
})
export class CityHasKitchens extends Problem {
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

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  implements: Problem,
  description: 'The two cities cannot be one: the same city, another state, or another time zone.',
})
export class CitiesCannotMerge extends Problem {
  constructor(message: string) {
    super(message, 'intoCityId');
  }
}
