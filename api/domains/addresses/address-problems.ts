import { addressLimit } from '../../../schema/constants.ts';
import { Problem, ProblemType } from '../../core/operation/problem.ts';

@ProblemType('TOO_MANY_ADDRESSES')
export class TooManyAddresses extends Problem {
  readonly code = 'TOO_MANY_ADDRESSES';

  constructor() {
    super(`You have saved ${addressLimit} addresses. Please remove one first.`);
  }
}

@ProblemType('ADDRESS_NOT_FOUND')
export class AddressNotFound extends Problem {
  readonly code = 'ADDRESS_NOT_FOUND';

  constructor() {
    super("We couldn't find this address.", 'id');
  }
}
