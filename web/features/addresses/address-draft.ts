import * as z from 'zod/mini';
import { savedAddress } from '../../../schema/rules/address.ts';
import type { AddressForm_addressFragment } from '../../generated/graphql.ts';
import { fieldsOf } from './address-fields.ts';

/** An address that is kept under a name for its owner. */
export const namedAddressRule = z.extend(savedAddress, { isDefault: z.boolean() });

/** The same for somebody without an account, where it needs no name. */
export const unnamedAddressRule = z.extend(namedAddressRule, { name: z.string() });

export type AddressDraft = z.infer<typeof namedAddressRule>;

/** Names what is typed for a new address, wherever it is asked for. */
export const newAddressDraft = 'address-new';

export const usualNames = ['Home', 'Work'] as const;

/** Home, then Work, then whatever the person likes. */
export const nextName = (taken: readonly { name: string }[]) =>
  usualNames.find(usual => taken.every(({ name }) => name !== usual)) ?? '';

/** A new address, started from the line that was kept before, if any. */
export const draftFromLine = (kept: string | null, name = ''): AddressDraft => ({
  ...fieldsOf(kept),
  name,
  isDefault: false,
});

export const draftFromSaved = (saved: AddressForm_addressFragment): AddressDraft => ({
  name: saved.name,
  streetNumber: saved.streetNumber,
  streetName: saved.streetName,
  apartmentUnit: saved.apartmentUnit ?? '',
  city: saved.city,
  state: saved.state,
  zipCode: saved.zipCode.slice(0, 5),
  isDefault: saved.isDefault,
});
