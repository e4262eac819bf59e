import { signedIn } from '../../core/access/rules.ts';
import { operation, type Work } from '../../core/operation/operation.ts';
import { AddressBook } from './address-book.ts';
import { AddressNotFound } from './address-problems.ts';
import { Removed } from './removed.ts';

/** Removes an address of the viewer; if it was the default, the oldest of the others becomes the default. */
export const removeAddress = operation(
  signedIn,
  async (work: Work, id: string): Promise<Removed | AddressNotFound> => {
    const book = await AddressBook.of(work);
    const address = book.find(id);
    if (!address) return new AddressNotFound();
    await book.remove(address);
    return new Removed(address.id);
  },
);
