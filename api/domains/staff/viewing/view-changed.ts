import { Field, ID, ObjectType } from 'type-graphql';
import { Visible, withinReach } from '../../../core/access/visible.ts';
import { DateTime } from '../../../core/graphql/scalars.ts';
import { User } from '../../identity/user.ts';

@Visible(withinReach)
@ObjectType({
  simpleResolvers: true,
  description: 'Person as whom the session sees the product from now on.',
})
export class ViewChanged {
  @Field(() => User, { description: 'Person whose screens the session shows.' })
  user: User;

  @Field(() => ID, { description: 'Public ID of the session; not a credential.' })
  sessionId: string;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time at which the view ends by itself; null when the session shows its own person again.',
  })
  until: Date | null;

  constructor(user: User, sessionId: string, until: Date | null) {
    this.user = user;
    this.sessionId = sessionId;
    this.until = until;
  }
}
