import { lazy, Suspense } from 'react';

const DeliveryAddressDialog = lazy(() => import('./DeliveryAddressDialog.tsx'));

interface Props {
  open: boolean;
  isSignedIn: boolean;
  onClose: () => void;
}

/** Loads the dialog's code when it is first opened. */
export const AddressDialogSlot = ({ open, isSignedIn, onClose }: Props) =>
  open && (
    <Suspense fallback={null}>
      <DeliveryAddressDialog isSignedIn={isSignedIn} onClose={onClose} />
    </Suspense>
  );
