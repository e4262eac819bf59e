import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { namedEntity } from '../../../core/database/named-entity.ts';
import type { Cents } from '../../../core/values/money.ts';

/** Money that a bank took for a dispute or returned; entered in the ledger once. */
@Entity({ tableName: 'dispute_movements' })
export class DisputeMovement {
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @ManyToOne(namedEntity('Dispute'), { mapToPk: true, index: 'dispute_movements_of_dispute' })
  disputeId!: string;

  @Property({ type: 'text', unique: true })
  providerTransactionId!: string;

  /** Negative when it was taken. */
  @Property({ type: 'int' })
  amountCents!: Cents;

  @Property({ type: 'int' })
  feeCents!: Cents;

  @Property({ type: 'timestamptz' })
  at!: Date;
}
