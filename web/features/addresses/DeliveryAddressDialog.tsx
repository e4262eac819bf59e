import { t } from '@lingui/core/macro';
import { addressLine } from '../../../schema/rules/address.ts';
import { useStored } from '../../lib/stored.ts';
import { Sheet } from '../../ui/overlays/Sheet.tsx';
import { AddressChooser } from './AddressChooser.tsx';
import { AddressForm } from './form/AddressForm.tsx';
import { draftFromLine } from './form/address-draft.ts';

interface Props {
  /** Customers with an account keep several addresses; others one, in this browser. */
  isSignedIn: boolean;
  onClose: () => void;
}

export default function DeliveryAddressDialog({ isSignedIn, onClose }: Props) {
  const [line, keep] = useStored('deliveryAddress');
  const take = (next: string) => {
    keep(next);
    onClose();
  };
  return (
    <Sheet onClose={onClose} title={t`Delivery address`}>
      {isSignedIn ? (
        <AddressChooser line={line} onChoose={take} />
      ) : (
        <AddressForm
          start={draftFromLine(line)}
          draftKey="delivery-address"
          isNamed={false}
          onSave={async draft => void take(addressLine(draft))}
        />
      )}
    </Sheet>
  );
}
