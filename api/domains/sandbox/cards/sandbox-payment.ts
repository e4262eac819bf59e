import { Entity, Enum, Index, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { SandboxCard } from './sandbox-card.ts';

export const sandboxPaymentStates = { OPEN: 'OPEN', PAID: 'PAID', CANCELED: 'CANCELED' } as const;
export type SandboxPaymentState = keyof typeof sandboxPaymentStates;

/** Payment at the card provider that a sandbox is itself. No money moves. */
@Entity({ tableName: 'sandbox_payments' })
@Unique({ name: 'sandbox_payments_key', properties: ['key'] })
@Unique({ name: 'sandbox_payments_secret', properties: ['clientSecret'] })
@Index({ name: 'sandbox_payments_news', properties: ['id'], where: 'has_news' })
@Index({
  name: 'sandbox_payments_later',
  properties: ['paysAt'],
  where: "pays_at is not null and state = 'OPEN'",
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

  @Enum({ items: () => sandboxPaymentStates, type: 'text' })
  state!: SandboxPaymentState;

  /** The account of the person whose card it saves, or whose saved card paid. */
  @Property({ type: 'text', nullable: true })
  payerId?: string | null;

  @Enum({ items: () => SandboxCard, type: 'text', nullable: true })
  card?: SandboxCard | null;

  /** Set by a card that pays later. */
  @Property({ type: 'timestamptz', nullable: true })
  paysAt?: Date | null;

  /** Whether the marketplace still has to hear that it was paid or canceled. */
  @Property({ type: 'boolean', default: false })
  hasNews!: boolean;
}
