import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { mailedCodeMinutes } from '../../../../schema/rules/mailed-code.ts';

export const mailedCodeMilliseconds = mailedCodeMinutes * 60_000;

/**
 * A code that signs the owner of a mailbox in to the accounts of its address. Address and code are stored only as keyed
 * hashes.
 */
@Entity({ tableName: 'mailed_codes' })
export class MailedCode {
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Property({ type: 'text', index: 'mailed_codes_of_address' })
  address!: string;

  @Property({ type: 'text', hidden: true })
  codeHash!: string;

  @Property({ type: 'timestamptz', index: 'mailed_codes_by_age' })
  issuedAt!: Date;

  /** Null until the mail server has taken the email. */
  @Property({ type: 'timestamptz', nullable: true })
  mailedAt?: Date | null;

  @Property({ type: 'timestamptz' })
  expiresAt!: Date;
}
