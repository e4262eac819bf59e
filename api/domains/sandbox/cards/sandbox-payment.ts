import { Entity, Enum, Index, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { SandboxCard } from './sandbox-card.ts';

const statuses = { OPEN: 'OPEN', PAID: 'PAID', CANCELED: 'CANCELED' } as const;
type Status = keyof typeof statuses;

/** Payment at the card provider that a sandbox is itself. No money moves. */
@Entity({ tableName: 'sandbox_payments' })
@Unique({ name: 'sandbox_payments_key', properties: ['key'] })
@Unique({ name: 'sandbox_payments_secret', properties: ['clientSecret'] })
@Index({ name: 'sandbox_payments_unreported', properties: ['id'], where: 'is_unreported' })
@Index({
  name: 'sandbox_payments_later',
  properties: ['paysAt'],
  where: "pays_at is not null and status = 'OPEN'",
})
@Index({ name: 'sandbox_payments_of_payer', properties: ['payerId'], where: 'payer_id is not null' })
export class SandboxPayment {
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  /** The same key opens one payment. */
  @Property({ type: 'text' })
  key!: string;

  /** Who knows it may pay. */
  @Property({ type: 'text', hidden: true })
  clientSecret!: string;

  @Property({ type: 'int' })
  amountCents!: number;

  /** ID of the order or bill that is paid; null for a test payment. */
  @Property({ type: 'text', nullable: true })
  orderId?: string | null;

  @Enum({ items: () => statuses, type: 'text' })
  status!: Status;

  /** The account of the person whose card it saves, or whose saved card paid. */
  @Property({ type: 'text', nullable: true })
  payerId?: string | null;

  @Enum({ items: () => SandboxCard, type: 'text', nullable: true })
  card?: SandboxCard | null;

  /** Set by a card that pays later. */
  @Property({ type: 'timestamptz', nullable: true })
  paysAt?: Date | null;

  /** Whether it was paid or canceled, and was not reported to the marketplace yet. */
  @Property({ type: 'boolean', default: false })
  isUnreported!: boolean;
}
