import { t } from '@lingui/core/macro';
import { useSaveAddressMutation } from '../../../generated/graphql.ts';
import { failureText } from '../../../lib/failure-text.ts';
import type { Refusal } from '../../../lib/refusal.ts';
import { readStored, writeStored } from '../../../lib/stored.ts';
import type { AddressDraft } from '../form/address-draft.ts';
import { addressesChanged } from './addresses-changed.ts';

interface Saved {
  id: string;
  /** The saved version. */
  line: string;
}

/** Saves a new or changed address of the signed-in person, or returns why not. */
export const useSaveAddress = (onSaved: (line: string) => void) => {
  const [saveAddress] = useSaveAddressMutation(addressesChanged);

  return async (draft: AddressDraft, before?: Saved): Promise<Refusal | undefined> => {
    const input = { ...draft, id: before?.id ?? null, apartmentUnit: draft.apartmentUnit?.trim() || null };
    try {
      const answer = (await saveAddress({ variables: { input } })).data?.saveAddress;
      if (answer?.__typename !== 'Address') return answer ?? { message: notSaved(), field: null };
      const delivered = readStored('deliveryAddress');
      if (answer.isDefault || delivered === null || delivered === before?.line)
        writeStored('deliveryAddress', answer.line);
      onSaved(answer.line);
    } catch (error) {
      return { message: failureText(error, notSaved()), field: null };
    }
  };
};

const notSaved = () => t`We couldn't save the address. Please try again.`;
