import { Field, ObjectType } from 'type-graphql';
import { Visible, withinReach } from '../../../core/visible.ts';
import { Supplier } from '../../suppliers/supplier.ts';
import type { SupplierRow } from '../../suppliers/supplier-columns.ts';
import { QuotedLine } from './cart-quote.ts';

@Visible(withinReach)
@ObjectType({ simpleResolvers: true, description: 'What a past order would be if it were placed now.' })
export class Reorder {
  @Field(() => Supplier, { description: 'The kitchen, which may not be listed any more.' })
  supplier!: SupplierRow;

  @Field(() => [QuotedLine], { description: 'The dishes the kitchen still sells, at what they cost now.' })
  lines!: QuotedLine[];

  @Field(() => [String], { description: 'The names of the dishes it does not sell any more.' })
  gone!: string[];

  @Field(() => [String], { description: 'The names of the dishes that cost something else now.' })
  changedPrices!: string[];
}
