import type { FragmentType } from '@apollo/client';
import { t } from '@lingui/core/macro';
import { type AddressForm_addressFragment, useAddressForm_address } from '../../../generated/graphql.ts';
import { Sheet } from '../../../ui/overlays/Sheet.tsx';
import { draftFromLine, draftFromSaved } from '../form/address-draft.ts';
import SavedAddressForm from './SavedAddressForm.tsx';

type Saved = FragmentType<AddressForm_addressFragment> & { id: string; line: string };

interface Props {
  /** The address to change, or the name that a new one gets. */
  address: Saved | { newName: string };
  onClose: () => void;
}

export default function SavedAddressDialog({ address, onClose }: Props) {
  const isNew = 'newName' in address;
  return (
    <Sheet onClose={onClose} title={isNew ? t`Add an address` : t`Change the address`}>
      {isNew ? (
        <SavedAddressForm start={draftFromLine(null, address.newName)} onSaved={onClose} />
      ) : (
        <Change address={address} onSaved={onClose} />
      )}
    </Sheet>
  );
}

function Change({ address, onSaved }: { address: Saved; onSaved: () => void }) {
  const start = draftFromSaved(useAddressForm_address(address));
  return <SavedAddressForm start={start} before={address} onSaved={onSaved} />;
}
