import {
  Check,
  Entity,
  Enum,
  Index,
  ManyToOne,
  PrimaryKey,
  Property,
  Trigger,
  Unique,
} from '@mikro-orm/decorators/legacy';
import { TiffinBill } from '../bills/tiffin-bill.ts';
import { SavedCard } from './saved-card.ts';

export enum BillChargeOutcome {
  PAID = 'PAID',
  DECLINED = 'DECLINED',
  /** The bank wants its customer to confirm, so that the bill is paid in person. */
  NEEDS_AUTHENTICATION = 'NEEDS_AUTHENTICATION',
  /** The bill was settled or the card removed before the provider was asked. */
  NOT_CHARGED = 'NOT_CHARGED',
  /** An administrator decided that the bill is not charged any more, so that it is paid otherwise. */
  GIVEN_UP = 'GIVEN_UP',
}

/** Attempt to charge a bill to a saved card, stored before the provider is asked, so that it is asked with one key. */
@Entity({ tableName: 'bill_charges' })
@Unique({ name: 'bill_charges_once', properties: ['billId', 'attempt'] })
@Index({ name: 'bill_charges_under_way', properties: ['id'], where: 'outcome is null' })
@Trigger({
  name: 'bill_charges_update_bill',
  timing: 'after',
  events: ['insert', 'update'],
  expression: `create trigger bill_charges_update_bill after insert or update on bill_charges for each row execute function update_bill()`,
})
@Check({ name: 'bill_charges_ended', expression: '(outcome is null) = (ended_at is null)' })
export class BillCharge {
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @ManyToOne(() => TiffinBill, { mapToPk: true })
  billId!: string;

  @ManyToOne(() => SavedCard, { mapToPk: true })
  cardId!: string;

  /** From 0. */
  @Property({ type: 'int', check: 'attempt >= 0' })
  attempt!: number;

  @Property({ type: 'timestamptz' })
  startedAt!: Date;

  /** Null while the provider is asked. */
  @Enum({ items: () => BillChargeOutcome, type: 'text', nullable: true })
  outcome?: BillChargeOutcome | null;

  @Property({ type: 'timestamptz', nullable: true })
  endedAt?: Date | null;

  end(outcome: BillChargeOutcome, now: Date): void {
    this.outcome = outcome;
    this.endedAt = now;
  }
}
