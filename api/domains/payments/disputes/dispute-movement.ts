import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Cents } from '../../../core/money.ts';

/** Money that a bank took for a dispute or returned; entered in the ledger once. */
@Entity({ tableName: 'dispute_movements' })
export class DisputeMovement {
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Property({ type: 'uuid' })
  disputeId!: string;

  @Property({ type: 'text' })
  providerTransactionId!: string;

  /** Negative when it was taken. */
  @Property({ type: 'int' })
  amountCents!: Cents;

  @Property({ type: 'int' })
  feeCents!: Cents;

  @Property({ type: 'timestamptz' })
  at!: Date;
}
