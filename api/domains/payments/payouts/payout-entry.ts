import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** Puts an entry of the ledger in a payout; an entry is paid out once. */
@Entity({ tableName: 'payout_entries' })
export class PayoutEntry {
  @PrimaryKey({ type: 'uuid' })
  entryId!: string;

  @Property({ type: 'uuid' })
  payoutId!: string;
}
