import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { DateTime } from '../../../core/scalars.ts';
import { forAdmins, Visible } from '../../../core/visible.ts';

@Visible(forAdmins)
@ObjectType({ simpleResolvers: true, description: 'Result of a ledger check.' })
@Entity({ tableName: 'ledger_checks' })
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
