import { Check, Entity, Enum, Index, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { Role } from '../../core/access/role.ts';
import { StaffRole } from '../../core/access/staff-role.ts';
import { Visible, withinReach } from '../../core/access/visible.ts';
import { DateTime } from '../../core/graphql/scalars.ts';

/** A person with an account. Loaded only for that person or an admin. */
@Visible(withinReach)
@ObjectType({ simpleResolvers: true, description: 'Person with an account.' })
@Entity({ tableName: 'users' })
@Check({ name: 'users_staff_role', expression: `(role = 'ADMIN') = (staff_role is not null)` })
@Unique({ name: 'users_email', properties: ['email', 'role'] })
@Index({ name: 'users_by_name', expression: `create index users_by_name on users (lower(name), id)` })
@Index({
  name: 'users_by_letters',
  expression: `create index users_by_letters on users using gin (lower(name || ' ' || email) gin_trgm_ops)`,
})
export class User {
  @Field(() => ID, { description: 'Identifies the person; opaque.' })
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Field(() => Role, { description: 'Role of the person.' })
  @Enum({ items: () => Role, type: 'text' })
  role!: Role;

  @Field(() => StaffRole, {
    nullable: true,
    description: 'Role among the staff; null for people who are not staff.',
  })
  @Enum({ items: () => StaffRole, type: 'text', nullable: true })
  staffRole?: StaffRole | null;

  @Field(() => String, { description: 'Name as entered.' })
  @Property({ type: 'text' })
  name!: string;

  @Field(() => String, { description: 'Email address in lower case.' })
  @Property({ type: 'text', check: 'email = lower(email)' })
  email!: string;

  @Field(() => String, { nullable: true, description: 'Phone number as entered; null if none.' })
  @Property({ type: 'text', nullable: true })
  phone?: string | null;

  /** Code of the language in which the person gets emails and push notifications (schema/languages.ts). */
  @Property({ type: 'text', default: 'en', check: `language ~ '^[a-z]{2}$'` })
  language!: string;

  /** When the person was last found to read the mailbox of this address; null until then. */
  @Property({ type: 'timestamptz', nullable: true })
  emailProvenAt?: Date | null;

  /** An argon2id hash; null for people who sign in without a password. */
  @Property({ type: 'text', nullable: true, hidden: true })
  passwordHash?: string | null;

  /** For the configured admin: the hash of ADMIN_PASSWORD when it was last applied. */
  @Property({ type: 'text', nullable: true, hidden: true })
  configuredPasswordHash?: string | null;

  @Field(() => DateTime, { description: 'Time the account was opened.' })
  @Property({ type: 'timestamptz' })
  createdAt!: Date;

  @Property({ type: 'timestamptz', nullable: true })
  disabledAt?: Date | null;

  /** When everything that identifies the person was erased; null for all others, disabled or not. */
  @Property({ type: 'timestamptz', nullable: true })
  erasedAt?: Date | null;

  /** When a person who must have a second factor signed in without one, which they may do once. */
  @Property({ type: 'timestamptz', nullable: true })
  factorGraceUsedAt?: Date | null;
}
