import { Entity, Enum, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../user.ts';

/** What a second factor is asked for. */
export enum ChallengePurpose {
  /** To complete a sign-in that has proven the first factor. */
  SIGN_IN = 'SIGN_IN',
  /** To set a new password, with a mailed code as the first factor. */
  PASSWORD_RESET = 'PASSWORD_RESET',
  /** To sign in by a passkey alone; whose it is shows when it is used. */
  PASSKEY_SIGN_IN = 'PASSKEY_SIGN_IN',
  /** To prove again who a signed-in person is. */
  PROOF = 'PROOF',
  /** To add a passkey. */
  NEW_PASSKEY = 'NEW_PASSKEY',
}

/** A request for a second factor: short-lived, single use, with few tries. */
@Entity({ tableName: 'factor_challenges' })
export class FactorChallenge {
  /** Hash of the token that only the client which began has. */
  @PrimaryKey({ type: 'text' })
  id!: string;

  /** Null while a passkey alone is to say who it is. */
  @ManyToOne(() => User, {
    mapToPk: true,
    nullable: true,
    deleteRule: 'cascade',
    index: 'factor_challenges_of_user',
  })
  userId?: string | null;

  @Enum({ items: () => ChallengePurpose, type: 'text' })
  purpose!: ChallengePurpose;

  /** What a passkey must sign; null where none can be used. */
  @Property({ type: 'text', nullable: true })
  webauthnChallenge?: string | null;

  /** Hash of the password that a reset sets once it is completed. */
  @Property({ type: 'text', nullable: true, hidden: true })
  passwordHash?: string | null;

  @Property({ type: 'smallint', check: 'tries_left >= 0' })
  triesLeft!: number;

  @Property({ type: 'timestamptz', index: 'factor_challenges_expiry' })
  expiresAt!: Date;
}
