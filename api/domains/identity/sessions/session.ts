import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { Visible, withinReach } from '../../../core/access/visible.ts';
import { DateTime } from '../../../core/graphql/scalars.ts';
import { User } from '../user.ts';

/** A signed-in browser or API client. The token itself is never stored, only its hash. */
@Visible(withinReach)
@ObjectType({ simpleResolvers: true, description: 'Signed-in browser or API client of the viewer.' })
@Entity({ tableName: 'sessions' })
export class Session {
  @Field(() => ID, { description: 'Public ID of the session; not a credential.' })
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @ManyToOne(() => User, { mapToPk: true, deleteRule: 'cascade', index: 'sessions_user_id' })
  userId!: string;

  @Property({ type: 'text', hidden: true, unique: true })
  tokenHash!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Browser and operating system at the sign-in, such as "Chrome on Android"; null if unknown.',
  })
  @Property({ type: 'text', nullable: true })
  device?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Network of the sign-in, without the part that names a household, such as "203.0.113.x"; null if unknown.',
  })
  @Property({ type: 'text', nullable: true })
  network?: string | null;

  @Field(() => DateTime, { description: 'Time of the sign-in.' })
  @Property({ type: 'timestamptz' })
  createdAt!: Date;

  @Field(() => DateTime, { description: 'Time of the last use, at most five minutes behind.' })
  @Property({ type: 'timestamptz' })
  lastUsedAt!: Date;

  @Field(() => DateTime, { description: 'Time at which it ends, used or not.' })
  @Property({ type: 'timestamptz', index: 'sessions_expiry' })
  expiresAt!: Date;

  /** When the person last proved who they are; null for sessions that an older server opened. */
  @Property({ type: 'timestamptz', nullable: true })
  provenAt?: Date | null;

  /** Whether it may only set up the second factor that the account must have. */
  @Property({ type: 'boolean', default: false })
  isLimited!: boolean;

  /** The person as whom a staff member sees the product in this session, with the reason and the end. */
  @ManyToOne(() => User, { mapToPk: true, nullable: true, deleteRule: 'set null', index: 'sessions_viewing' })
  viewing?: string | null;

  @Property({ type: 'text', nullable: true })
  viewReason?: string | null;

  @Property({ type: 'timestamptz', nullable: true })
  viewUntil?: Date | null;
}
