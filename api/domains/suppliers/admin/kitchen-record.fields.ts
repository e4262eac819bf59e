import { FieldResolver, Resolver, Root } from 'type-graphql';
import { wholeAddress } from '../shown-places.ts';
import { KitchenRecord } from './kitchen-record.ts';

@Resolver(() => KitchenRecord)
export class KitchenRecordFields {
  @FieldResolver(() => String, { description: 'Address of the kitchen, with its street.' })
  address(@Root() { supplier }: KitchenRecord): string {
    return wholeAddress(supplier);
  }
}
