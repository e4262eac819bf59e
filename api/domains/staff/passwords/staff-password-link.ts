import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../../identity/user.ts';

/** A link by which a staff member sets a new password. It is deleted when it is used or another one is sent. */
@Entity({ tableName: 'staff_password_links' })
export class StaffPasswordLink {
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @ManyToOne(() => User, { mapToPk: true, deleteRule: 'cascade', unique: true })
  userId!: string;

  /** That it was mailed to; it ends when the person changes their address. */
  @Property({ type: 'text', check: 'email = lower(email)' })
  email!: string;

  @Property({ type: 'text', hidden: true, unique: true })
  tokenHash!: string;

  @ManyToOne(() => User, { mapToPk: true, deleteRule: 'cascade', index: 'staff_password_links_sent_by' })
  sentBy!: string;

  @Property({ type: 'timestamptz' })
  sentAt!: Date;

  @Property({ type: 'timestamptz' })
  expiresAt!: Date;
}
