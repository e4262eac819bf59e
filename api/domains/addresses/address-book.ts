import type { Work } from '../../core/operation/operation.ts';
import { lockUser } from '../identity/lock-user.ts';
import { Address } from './address.ts';

/**
 * All addresses of a person, locked by the change that loads them. As long as there are addresses, one of them
 * is the default.
 */
export class AddressBook {
  static async of(work: Work): Promise<AddressBook> {
    const userId = work.viewer.userId;
    await lockUser(work.sql, userId);
    const addresses = await work.em.find(Address, { userId }, { orderBy: { createdAt: 'asc', id: 'asc' } });
    return new AddressBook(work, addresses);
  }

  private constructor(
    private readonly work: Work,
    private readonly addresses: readonly Address[],
  ) {}

  get size(): number {
    return this.addresses.length;
  }

  find(id: string): Address | undefined {
    return this.addresses.find(address => address.id === id.toLowerCase());
  }

  /** The old default is cleared in its own statement first: a unique index refuses two defaults, even for a moment. */
  async makeDefault(chosen: Address): Promise<void> {
    for (const address of this.addresses) address.isDefault = false;
    await this.work.em.flush();
    chosen.isDefault = true;
  }

  async remove(address: Address): Promise<void> {
    await this.work.em.remove(address).flush();
    const oldest = this.addresses.find(other => other !== address);
    if (address.isDefault && oldest) oldest.isDefault = true;
  }
}
