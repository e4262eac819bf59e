import { lazy, Suspense } from 'react';

const DeliveryAddressDialog = lazy(() => import('./DeliveryAddressDialog.tsx'));

interface Props {
  open: boolean;
  isSignedIn: boolean;
  onClose: () => void;
}

/** Fetches the dialog's code only for those who open it. */
export const AddressDialogSlot = ({ open, isSignedIn, onClose }: Props) =>
  open && (
    <Suspense fallback={null}>
      <DeliveryAddressDialog isSignedIn={isSignedIn} onClose={onClose} />
    </Suspense>
  );
