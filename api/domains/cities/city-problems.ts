import { Problem, ProblemType } from '../../core/operation/problem.ts';

@ProblemType('CITY_NOT_FOUND')
export class CityNotFound extends Problem {
  readonly code = 'CITY_NOT_FOUND';

  constructor(field = 'cityId') {
    super("We couldn't find this city.", field);
  }
}

@ProblemType('CITY_EXISTS')
export class CityExists extends Problem {
  readonly code = 'CITY_EXISTS';

  constructor() {
    super('This city is already in the marketplace.', 'name');
  }
}

@ProblemType('CITY_UNKNOWN')
export class CityUnknown extends Problem {
  readonly code = 'CITY_UNKNOWN';

  constructor(name: string, state: string) {
    super(`No ZIP code belongs to ${name}, ${state}. Please check the spelling and the state.`, 'name');
  }
}
