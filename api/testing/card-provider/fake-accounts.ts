import type { Fields } from './fake-objects.ts';
import { newId } from './fake-objects.ts';

/** The cards that do something else than pay. */
export const cards = {
  good: '4242424242424242',
  declined: '4000000000000002',
  needsAuthentication: '4000002500003155',
} as const;

/** The money that was paid out, by account. */
export class FakeAccounts {
  readonly transfers: { id: string; object: 'transfer'; amount: number; destination: string }[] = [];
  readonly accounts = new Map<string, { id: string; object: 'account'; payouts_enabled: boolean }>();

  open() {
    const account = { id: newId('acct'), object: 'account' as const, payouts_enabled: false };
    this.accounts.set(account.id, account);
    return account;
  }

  link(origin: string, { account }: Fields) {
    return { object: 'account_link', url: `${origin}/onboard/${account}` };
  }

  transfer({ amount, destination }: Fields) {
    const transfer = {
      id: newId('tr'),
      object: 'transfer' as const,
      amount: Number(amount),
      destination: destination!,
    };
    this.transfers.push(transfer);
    return transfer;
  }
}
