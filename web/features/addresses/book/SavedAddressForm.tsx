import { AddressForm } from '../form/AddressForm.tsx';
import { type AddressDraft, newAddressDraft } from '../form/address-draft.ts';
import { useSaveAddress } from './use-save-address.ts';

interface Props {
  start: AddressDraft;
  /** The address to change; without it a new one is saved. */
  before?: { id: string; line: string };
  onSaved: (line: string) => void;
}

export default function SavedAddressForm({ start, before, onSaved }: Props) {
  const save = useSaveAddress(onSaved);
  return (
    <AddressForm
      draftKey={before ? `address-${before.id}` : newAddressDraft}
      start={start}
      isNamed
      onSave={draft => save(draft, before)}
    />
  );
}
