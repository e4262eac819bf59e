import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A code that was mailed to somebody who is signing in. Of the code itself only its fingerprint is kept. */
@Entity({ tableName: 'sign_in_codes' })
export class SignInCode {
  /** Names the sign-in it belongs to; whoever began that one is told, nobody else. */
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Property({ type: 'uuid' })
  userId!: string;

  @Property({ type: 'text', hidden: true })
  codeHash!: string;

  @Property({ type: 'smallint' })
  triesLeft!: number;

  @Property({ type: 'timestamptz' })
  createdAt!: Date;

  @Property({ type: 'timestamptz' })
  expiresAt!: Date;
}
