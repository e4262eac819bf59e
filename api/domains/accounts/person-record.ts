import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DateTime } from '../../core/scalars.ts';
import { forAdmins, Visible } from '../../core/visible.ts';
import { User } from '../identity/user.ts';
import type { UserRow } from '../identity/user-columns.ts';

/** What an admin sees of somebody with an account. */
@Visible(forAdmins)
@ObjectType({ simpleResolvers: true, description: 'Somebody with an account, as admins see them.' })
export class PersonRecord {
  @Field(() => ID, { description: 'Identifies the person, as everywhere.' })
  id!: string;

  @Field(() => User, { description: 'The person.' })
  user!: UserRow;

  /** Not told as such: PersonFields looks the kitchen up. */
  kitchenId!: string | null;

  @Field(() => Boolean, { description: 'Whether an admin keeps them from signing in.' })
  isDisabled!: boolean;

  @Field(() => Int, { description: 'In how many browsers and programs they are signed in.' })
  openSessions!: number;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When one of these was last used, to within minutes; null when there is none.',
  })
  lastSeenAt!: string | null;
}
