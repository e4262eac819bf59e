import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A kitchen's account at the card provider, to which payouts are sent. */
@Entity({ tableName: 'payout_accounts' })
export class PayoutAccount {
  @PrimaryKey({ type: 'uuid' })
  supplierId!: string;

  @Property({ type: 'text' })
  providerAccountId!: string;

  /** Whether the provider can send money to it. */
  @Property({ type: 'boolean' })
  isReady!: boolean;
}
