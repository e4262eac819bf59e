import { ObjectType } from 'type-graphql';
import { anyone, Visible } from '../../core/access/visible.ts';
import { Problem } from '../../core/operation/problem.ts';

@Visible(anyone)
@ObjectType({ simpleResolvers: true, implements: Problem, description: 'No city has this id.' })
export class CityNotFound extends Problem {
  constructor() {
    super("We couldn't find this city.", 'cityId');
  }
}

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  implements: Problem,
  description: 'The marketplace already has a city of this name and state.',
})
export class CityExists extends Problem {
  constructor() {
    super('This city is already in the marketplace.', 'name');
  }
}

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  implements: Problem,
  description: 'No ZIP code belongs to a city of this name, so its coordinates are unknown.',
})
export class CityUnknown extends Problem {
  constructor(name: string, state: string) {
    super(`No ZIP code belongs to ${name}, ${state}. Please check the spelling and the state.`, 'name');
  }
}
