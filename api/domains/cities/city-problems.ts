import { ObjectType } from 'type-graphql';
import { Problem } from '../../core/problem.ts';
import { anyone, Visible } from '../../core/visible.ts';

@Visible(anyone)
@ObjectType({ simpleResolvers: true, implements: Problem, description: 'There is no city of this id.' })
export class CityNotFound extends Problem {
  constructor() {
    super('There is no such city.', 'cityId');
  }
}

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  implements: Problem,
  description: 'The marketplace has a city of this name and state already.',
})
export class CityExists extends Problem {
  constructor() {
    super('This city is in the marketplace already.', 'name');
  }
}

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  implements: Problem,
  description: 'No ZIP code belongs to a city of this name, so nobody knows where it is.',
})
export class CityUnknown extends Problem {
  constructor(name: string, state: string) {
    super(`No ZIP code belongs to ${name}, ${state}. Please check the spelling and the state.`, 'name');
  }
}
