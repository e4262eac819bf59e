import { t } from '@lingui/core/macro';
import House from '~icons/lucide/house';
import { AddressDialogSlot } from '../../features/addresses/AddressDialogSlot.tsx';
import { useAddressPlace } from '../../features/addresses/use-address-place.ts';
import { KitchenReachNote } from '../../features/menu/KitchenReachNote.tsx';
import { useKitchenReach } from '../../features/menu/use-kitchen-reach.ts';
import { useDialogInUrl } from '../../lib/dialog-in-url.ts';
import { usePerson } from '../../lib/session/use-session.ts';
import { useStored } from '../../lib/stored.ts';
import { Button } from '../../ui/actions/Button.tsx';

/** Whether a kitchen that delivers comes to one's door, or the question where that is. */
export function KitchenReach({ kitchenId }: { kitchenId: string }) {
  const [line] = useStored('deliveryAddress');
  const reach = useKitchenReach(kitchenId, useAddressPlace(line));
  const user = usePerson();
  const { open, show, close } = useDialogInUrl();
  const ask = () => show('address');
  return (
    <div className="mt-4 min-h-11">
      {line === null && (
        <Button variant="secondary" onClick={ask}>
          <House aria-hidden className="size-5 text-primary" /> {t`Check delivery to your address`}
        </Button>
      )}
      {line !== null && reach && <KitchenReachNote reach={reach} line={line} onChange={ask} />}
      <AddressDialogSlot open={open === 'address'} isSignedIn={user?.role === 'CUSTOMER'} onClose={close} />
    </div>
  );
}
