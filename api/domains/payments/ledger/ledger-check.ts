import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { withRight, withScope } from '../../../core/access/rules.ts';
import { Visible } from '../../../core/access/visible.ts';
import { DateTime } from '../../../core/graphql/scalars.ts';

@Visible(withScope('PAYOUTS_READ', withRight('SEE_MONEY')))
@ObjectType({ simpleResolvers: true, description: 'Result of a ledger check.' })
@Entity({ tableName: 'ledger_checks' })
@Index({ name: 'ledger_checks_newest', columns: [{ name: 'at', sort: 'DESC' }] })
export class LedgerCheck {
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Field(() => DateTime, { description: 'Time of the check.' })
  @Property({ type: 'timestamptz' })
  at!: Date;

  @Field(() => [String], { description: 'Findings; empty when the ledger is correct.' })
  @Property({ type: 'text[]' })
  findings!: string[];
}
