import { ObjectType } from 'type-graphql';
import { Problem } from '../../../core/problem.ts';
import { anyone, Visible } from '../../../core/visible.ts';

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
