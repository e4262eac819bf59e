import { Check, Entity, Enum, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { clockAheadMinutesLimit } from '../../../schema/rules/sandbox.ts';

/** ID of the only row. */
export const sandboxId = '5a9db0c1-0c1a-4f0e-8a5b-0d0c10c60091';

/** Whose cards a sandbox takes: its own, or test cards of Stripe. */
export const takenCards = { OWN: 'OWN', STRIPE: 'STRIPE' } as const;
export type TakenCards = keyof typeof takenCards;

/** Marks a database as that of a sandbox, from its first start on, for all processes that open it. */
@Entity({ tableName: 'sandbox' })
@Check({
  name: 'sandbox_bounds',
  expression: `ahead_minutes >= 0 and ahead_minutes <= ${clockAheadMinutesLimit}`,
})
export class StoredSandbox {
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  /** Minutes that its clock is ahead of real time. */
  @Property({ type: 'int', default: 0 })
  aheadMinutes!: number;

  /** From then on, by its clock, moves passed times of jobs that are still to be sent; null when all are. */
  @Property({ type: 'timestamptz', nullable: true })
  passedJobsFrom?: Date | null;

  /** IDs of its payments and accounts are unknown to any other provider. */
  @Enum({ items: () => takenCards, type: 'text' })
  cards!: TakenCards;
}
