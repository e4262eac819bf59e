import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../user.ts';

/** A code mailed during a sign-in. Only its keyed hash is stored. */
@Entity({ tableName: 'sign_in_codes' })
export class SignInCode {
  /** Id of the sign-in it belongs to, known only to the client that began it. */
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @ManyToOne(() => User, { mapToPk: true, deleteRule: 'cascade', index: 'sign_in_codes_of_user' })
  userId!: string;

  @Property({ type: 'text', hidden: true })
  codeHash!: string;

  @Property({ type: 'smallint', check: 'tries_left >= 0' })
  triesLeft!: number;

  @Property({ type: 'timestamptz' })
  createdAt!: Date;

  @Property({ type: 'timestamptz', index: 'sign_in_codes_expiry' })
  expiresAt!: Date;
}
