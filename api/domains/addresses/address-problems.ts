import { ObjectType } from 'type-graphql';
import { addressLimit } from '../../../schema/constants.ts';
import { anyone, Visible } from '../../core/access/visible.ts';
import { Problem } from '../../core/operation/problem.ts';

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  implements: Problem,
  description: 'The viewer has reached the maximum number of addresses.',
})
export class TooManyAddresses extends Problem {
  constructor() {
    super(`You have saved ${addressLimit} addresses. Please remove one first.`);
  }
}

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  implements: Problem,
  description: 'The viewer has no such address.',
})
export class AddressNotFound extends Problem {
  constructor() {
    super("We couldn't find this address.", 'id');
  }
}
