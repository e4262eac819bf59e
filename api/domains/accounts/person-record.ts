import { Field, ID, Int, ObjectType } from 'type-graphql';
import { withRight } from '../../core/access/rules.ts';
import { Visible } from '../../core/access/visible.ts';
import { DateTime } from '../../core/graphql/scalars.ts';
import { User } from '../identity/user.ts';
import type { UserRow } from '../identity/user-columns.ts';

/** A person with an account, as admins see them. */
@Visible(withRight('SEE_PEOPLE'))
@ObjectType({ simpleResolvers: true, description: 'Person with an account, as admins see them.' })
export class PersonRecord {
  @Field(() => ID, { description: 'ID of the person.' })
  id!: string;

  @Field(() => User, { description: 'Person.' })
  user!: UserRow;

  /** Not in the schema: PersonFields resolves the kitchen. */
  kitchenId!: string | null;

  @Field(() => Boolean, { description: 'Whether an admin has disabled the account.' })
  isDisabled!: boolean;

  @Field(() => Boolean, { description: 'Whether the account has a passkey or an authenticator app.' })
  hasSecondFactor!: boolean;

  @Field(() => Int, { description: 'Number of open sessions.' })
  openSessions!: number;

  @Field(() => Int, { description: 'Number of API tokens that work.' })
  openApiTokens!: number;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time a session was last used, to within minutes; null without an open session.',
  })
  lastSeenAt!: string | null;
}
