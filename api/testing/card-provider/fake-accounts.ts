import { Declined, type Fields, newId } from './fake-objects.ts';

/** Test cards that do not simply pay. */
export const cards = {
  good: '4242424242424242',
  declined: '4000000000000002',
  needsAuthentication: '4000002500003155',
  /** Pays in person; declined when it is charged without its owner. */
  declinedLater: '4000000000000341',
  /** Asks for authentication every time, also when it is charged without its owner. */
  needsAuthenticationLater: '4000002760003184',
  /** Charged without its owner it pays, and the response never arrives. */
  answersLate: '4000000000000077',
} as const;

interface FakeTransfer {
  id: string;
  object: 'transfer';
  amount: number;
  destination: string;
  transfer_group: string;
}

/** Transfers by account. */
export class FakeAccounts {
  readonly transfers: FakeTransfer[] = [];
  /** While closed, accounts cannot receive transfers. */
  isClosed = false;
  readonly accounts = new Map<string, { id: string; object: 'account'; payouts_enabled: boolean }>();

  open() {
    const account = { id: newId('acct'), object: 'account' as const, payouts_enabled: false };
    this.accounts.set(account.id, account);
    return account;
  }

  link(origin: string, { account }: Fields) {
    return { object: 'account_link', url: `${origin}/onboard/${account}` };
  }

  transfersOf(group: string): FakeTransfer[] {
    return this.transfers.filter(transfer => transfer.transfer_group === group);
  }

  transfer({ amount, destination, transfer_group }: Fields): FakeTransfer {
    if (this.isClosed) throw new Declined(400, 'account_closed', 'This account cannot receive transfers.');
    const transfer: FakeTransfer = {
      id: newId('tr'),
      object: 'transfer',
      amount: Number(amount),
      destination: destination!,
      transfer_group: transfer_group!,
    };
    this.transfers.push(transfer);
    return transfer;
  }
}
