import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Visible, withinReach } from '../../core/access/visible.ts';
import { Problem, ProblemType } from '../../core/operation/problem.ts';

@ProblemType('NOTIFICATION_NOT_FOUND')
export class NotificationNotFound extends Problem {
  readonly code = 'NOTIFICATION_NOT_FOUND';

  constructor() {
    super("We couldn't find this notification.", 'id');
  }
}

@Visible(withinReach)
@ObjectType({ simpleResolvers: true, description: 'All notifications of the viewer are read.' })
export class AllRead {
  @Field(() => Int, { description: 'Number of notifications that were unread before.' })
  count: number;

  constructor(count: number) {
    this.count = count;
  }
}

@Visible(withinReach)
@ObjectType({ simpleResolvers: true, description: 'A notification was deleted.' })
export class Dismissed {
  @Field(() => ID, { description: 'ID of the notification.' })
  id: string;

  constructor(id: string) {
    this.id = id;
  }
}
