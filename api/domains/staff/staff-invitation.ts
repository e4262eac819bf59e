import { Entity, Enum, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { withRight } from '../../core/access/rules.ts';
import { StaffRole } from '../../core/access/staff-role.ts';
import { Visible } from '../../core/access/visible.ts';
import { DateTime } from '../../core/graphql/scalars.ts';
import { User } from '../identity/user.ts';

/** An open invitation to join the staff. It is deleted when it is used or withdrawn. */
@Visible(withRight('MANAGE_STAFF'))
@ObjectType({ simpleResolvers: true, description: 'Open invitation to join the staff.' })
@Entity({ tableName: 'staff_invitations' })
export class StaffInvitation {
  @Field(() => ID, { description: 'Identifies the invitation; not a credential.' })
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Field(() => String, { description: 'Address that it was mailed to, in lower case.' })
  @Property({ type: 'text', unique: true, check: 'email = lower(email)' })
  email!: string;

  @Field(() => StaffRole, { description: 'Role that the person will have.' })
  @Enum({ items: () => StaffRole, type: 'text' })
  staffRole!: StaffRole;

  @Property({ type: 'text', hidden: true, unique: true })
  tokenHash!: string;

  @ManyToOne(() => User, { mapToPk: true, deleteRule: 'cascade', index: 'staff_invitations_invited_by' })
  invitedBy!: string;

  @Field(() => DateTime, { description: 'Time it was last sent.' })
  @Property({ type: 'timestamptz' })
  sentAt!: Date;

  @Field(() => DateTime, { description: 'Time it expires.' })
  @Property({ type: 'timestamptz' })
  expiresAt!: Date;
}
