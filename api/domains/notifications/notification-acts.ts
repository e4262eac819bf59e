import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Problem } from '../../core/problem.ts';
import { anyone, Visible, withinReach } from '../../core/visible.ts';

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  implements: Problem,
  description: 'There is no such notification among yours.',
})
export class NotificationNotFound extends Problem {
  constructor() {
    super('There is no such notification.', 'id');
  }
}

@Visible(withinReach)
@ObjectType({ simpleResolvers: true, description: 'The viewer has read all there was.' })
export class AllRead {
  @Field(() => Int, { description: 'How many were unread before.' })
  count: number;

  constructor(count: number) {
    this.count = count;
  }
}

@Visible(withinReach)
@ObjectType({ simpleResolvers: true, description: 'The viewer no longer wants to see a notification.' })
export class Dismissed {
  @Field(() => ID, { description: 'Which it was.' })
  id: string;

  constructor(id: string) {
    this.id = id;
  }
}
