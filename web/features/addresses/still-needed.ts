import { type AddressDraft, namedAddressRule, unnamedAddressRule } from './address-draft.ts';

const words: Partial<Record<keyof AddressDraft, string>> = {
  name: 'a name',
  streetNumber: 'number',
  streetName: 'street name',
  apartmentUnit: 'a shorter unit',
  zipCode: 'ZIP code',
  city: 'your city',
};

/** Why the address cannot be saved yet, in one line; nothing when it can. */
export function stillNeeded(draft: AddressDraft, isNamed: boolean): string | null {
  const issues = (isNamed ? namedAddressRule : unnamedAddressRule).safeParse(draft).error?.issues ?? [];
  const fields = new Set(issues.map(issue => issue.path[0] as keyof AddressDraft));
  // The city is chosen from what the ZIP code stands for, so it comes second.
  if (fields.has('zipCode')) fields.delete('city');
  const needed = Object.entries(words).filter(([field]) => fields.has(field as keyof AddressDraft));
  if (needed.length === 0) return null;
  return `Still needed: ${new Intl.ListFormat('en-US').format(needed.map(([, word]) => word))}.`;
}
