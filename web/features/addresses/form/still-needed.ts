import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { listed, translate } from '../../../lib/language.ts';
import { type AddressDraft, namedAddressRule, unnamedAddressRule } from './address-draft.ts';

const words: Partial<Record<keyof AddressDraft, MessageDescriptor>> = {
  name: msg`a name`,
  streetNumber: msg`number`,
  streetName: msg`street name`,
  apartmentUnit: msg`a shorter unit`,
  zipCode: msg`ZIP code`,
  city: msg`your city`,
};

/** Why the address cannot be saved yet, in one line; nothing when it can. */
export function stillNeeded(draft: AddressDraft, isNamed: boolean): string | null {
  const issues = (isNamed ? namedAddressRule : unnamedAddressRule).safeParse(draft).error?.issues ?? [];
  const fields = new Set(issues.map(issue => issue.path[0] as keyof AddressDraft));
  // The city is chosen from those of the ZIP code, so it comes second.
  if (fields.has('zipCode')) fields.delete('city');
  const needed = Object.entries(words).filter(([field]) => fields.has(field as keyof AddressDraft));
  if (needed.length === 0) return null;
  return t`Still needed: ${listed(needed.map(([, word]) => translate(word)))}.`;
}
