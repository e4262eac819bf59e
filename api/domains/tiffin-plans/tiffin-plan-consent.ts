import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Cents } from '../../core/values/money.ts';
import { TiffinPlan } from './tiffin-plan.ts';

/** What a customer agreed to at the start of a plan and at each change of it; the plan itself has the last one. */
@Entity({ tableName: 'tiffin_plan_consents' })
export class TiffinPlanConsent {
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Index({ name: 'tiffin_plan_consents_plan' })
  @ManyToOne(() => TiffinPlan, { mapToPk: true, deleteRule: 'cascade', index: false })
  planId!: string;

  @Property({ type: 'text' })
  words!: string;

  @Property({ type: 'int' })
  totalCents!: Cents;

  @Property({ type: 'timestamptz' })
  agreedAt!: Date;
}
