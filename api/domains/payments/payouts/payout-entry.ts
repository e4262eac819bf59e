import { Entity, ManyToOne } from '@mikro-orm/decorators/legacy';
import { LedgerEntry } from '../ledger/ledger-entry.ts';
import { Payout } from './payout.ts';

/** Puts an entry of the ledger in a payout; an entry is paid out once. */
@Entity({ tableName: 'payout_entries' })
export class PayoutEntry {
  @ManyToOne(() => LedgerEntry, {
    primary: true,
    mapToPk: true,
    deleteRule: 'no action',
    updateRule: 'no action',
  })
  entryId!: string;

  @ManyToOne(() => Payout, { mapToPk: true, index: 'payout_entries_of_payout' })
  payoutId!: string;
}
