import { lazy, Suspense } from 'react';

const LocationDialog = lazy(() => import('./LocationDialog.tsx'));

interface Props {
  open: boolean;
  onClose: () => void;
  onChoose: (city: string) => void;
}

/** Fetches the dialog's code only for those who open it. */
export const LocationDialogSlot = ({ open, onClose, onChoose }: Props) =>
  open && (
    <Suspense fallback={null}>
      <LocationDialog onClose={onClose} onChoose={onChoose} />
    </Suspense>
  );
