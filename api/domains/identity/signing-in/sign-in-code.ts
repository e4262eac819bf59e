import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A code mailed during a sign-in. Only its keyed hash is stored. */
@Entity({ tableName: 'sign_in_codes' })
export class SignInCode {
  /** Id of the sign-in it belongs to, known only to the client that began it. */
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
