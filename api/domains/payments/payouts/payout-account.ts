import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Supplier } from '../../suppliers/supplier.ts';

/** A kitchen's account at the card provider, to which payouts are sent. */
@Entity({ tableName: 'payout_accounts' })
export class PayoutAccount {
  @ManyToOne(() => Supplier, {
    primary: true,
    mapToPk: true,
    deleteRule: 'no action',
    updateRule: 'no action',
  })
  supplierId!: string;

  @Property({ type: 'text', unique: true })
  providerAccountId!: string;

  /** Whether the provider can send money to it. */
  @Property({ type: 'boolean' })
  isReady!: boolean;
}
