import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../user.ts';

const days = 86_400_000;

/** How long a link works. */
export const proofMilliseconds = 3 * days;

/**
 * A link that confirms the address of an account, and the task of mailing it. Token and address are stored only as
 * keyed hashes; the token is made when the email is sent.
 */
@Entity({ tableName: 'email_proofs' })
@Index({ name: 'email_proofs_to_mail', properties: ['createdAt'], where: 'mailed_at is null' })
export class EmailProof {
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @ManyToOne(() => User, { mapToPk: true, deleteRule: 'cascade', index: 'email_proofs_of_user' })
  userId!: string;

  /** The address it proves: after a change of the address it proves nothing. */
  @Property({ type: 'text', index: 'email_proofs_of_address' })
  address!: string;

  @Property({ type: 'text', nullable: true, hidden: true, unique: true })
  tokenHash?: string | null;

  @Property({ type: 'timestamptz', index: 'email_proofs_by_age' })
  createdAt!: Date;

  @Property({ type: 'timestamptz', nullable: true })
  attemptedAt?: Date | null;

  /** How many times sending it was tried. */
  @Property({ type: 'smallint', default: 0 })
  attempts!: number;

  /** Null until the mail server has taken the email. */
  @Property({ type: 'timestamptz', nullable: true })
  mailedAt?: Date | null;

  @Property({ type: 'timestamptz' })
  expiresAt!: Date;

  @Property({ type: 'timestamptz', nullable: true })
  usedAt?: Date | null;
}
