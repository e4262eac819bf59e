import { ObjectType } from 'type-graphql';
import { anyone, Visible } from '../../../core/access/visible.ts';
import { Problem } from '../../../core/operation/problem.ts';

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  implements: Problem,
  description: 'The viewer has no such device.',
})
export class PushDeviceNotFound extends Problem {
  constructor() {
    super('Notifications are already off on this device.', 'id');
  }
}
