import { addressLimit } from '../../../schema/constants.ts';
import { savedAddress } from '../../../schema/rules/address.ts';
import { signedIn } from '../../core/access/rules.ts';
import { checked } from '../../core/operation/checked.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { preparedOperation, type Work } from '../../core/operation/operation.ts';
import { InvalidInput, type Problem } from '../../core/operation/problem.ts';
import { newIdentifier } from '../../core/values/identifier.ts';
import { placeOfZip } from '../cities/place-of-zip.ts';
import { Address } from './address.ts';
import { AddressBook } from './address-book.ts';
import type { AddressInput } from './address-inputs.ts';
import { AddressNotFound, TooManyAddresses } from './address-problems.ts';

/** The fields as stored, with city, state and ZIP code verified to match. */
const prepare = async (ctx: Ctx, { id, isDefault, ...input }: AddressInput) => {
  const clean = checked(savedAddress, input);
  if (clean instanceof InvalidInput) return clean;
  const place = await placeOfZip(ctx, clean);
  if (place instanceof InvalidInput) return place;
  return { id, isDefault, facts: { ...clean, city: place.city, apartmentUnit: clean.apartmentUnit || null } };
};

type Prepared = Exclude<Awaited<ReturnType<typeof prepare>>, Problem>;

/** Adds an address of the viewer, or changes one. */
export const saveAddress = preparedOperation(
  signedIn,
  prepare,
  async (work: Work, { id, isDefault, facts }: Prepared): Promise<Address | Problem> => {
    const book = await AddressBook.of(work);
    const known = id ? book.find(id) : undefined;
    if (id && !known) return new AddressNotFound();
    if (!known && book.size >= addressLimit) return new TooManyAddresses();

    const address = known ? work.em.assign(known, facts) : newAddress(work, facts);
    if (isDefault || book.size === 0) await book.makeDefault(address);
    return address;
  },
);

const newAddress = (
  { em, viewer, now }: Work,
  facts: Omit<Address, 'id' | 'userId' | 'isDefault' | 'createdAt'>,
) =>
  em.create(Address, {
    ...facts,
    id: newIdentifier(now),
    userId: viewer.userId,
    isDefault: false,
    createdAt: now,
  });
