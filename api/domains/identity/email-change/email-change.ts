import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { mailedCodeMilliseconds } from '../signing-in/mailed-code.ts';
import { User } from '../user.ts';

export const changeMilliseconds = mailedCodeMilliseconds;
export const triesAllowed = 10;

/**
 * A change of an account's address: first the codes that allow it, after it the notice to the former address. Codes
 * are stored as keyed hashes, bound to account and address; the former address is sealed.
 */
@Entity({ tableName: 'email_changes' })
@Index({ name: 'email_changes_to_notify', properties: ['changedAt'], where: 'changed_at is not null' })
export class EmailChange {
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @ManyToOne(() => User, { mapToPk: true, deleteRule: 'cascade', index: 'email_changes_of_user' })
  userId!: string;

  @Property({ type: 'text', hidden: true })
  newCodeHash!: string;

  /** Null when the former address was never proven, so that no one may be asked there. */
  @Property({ type: 'text', nullable: true, hidden: true })
  oldCodeHash?: string | null;

  @Property({ type: 'smallint', check: 'tries_left >= 0' })
  triesLeft!: number;

  @Property({ type: 'timestamptz', index: 'email_changes_by_age' })
  createdAt!: Date;

  @Property({ type: 'timestamptz' })
  expiresAt!: Date;

  /** When the address was changed; null before. */
  @Property({ type: 'timestamptz', nullable: true })
  changedAt?: Date | null;

  /** The address to notify of the change, sealed by the vault. */
  @Property({ type: 'text', nullable: true, hidden: true })
  formerEmailSealed?: string | null;

  @Property({ type: 'timestamptz', nullable: true })
  attemptedAt?: Date | null;

  /** How many times sending the notice was tried. */
  @Property({ type: 'smallint', default: 0 })
  attempts!: number;
}
