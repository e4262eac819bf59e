import * as z from 'zod/mini';
import { savedAddress } from '../../../../schema/rules/address.ts';
import type { AddressForm_addressFragment } from '../../../generated/graphql.ts';
import { fieldsOf } from './address-fields.ts';

/** A saved address as typed in the form. */
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

/** A new address, prefilled from the stored line if there is one. */
export const draftFromLine = (line: string | null, name = ''): AddressDraft => ({
  ...fieldsOf(line),
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
