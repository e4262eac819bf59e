import { lazy, Suspense } from 'react';

const LocationDialog = lazy(() => import('./LocationDialog.tsx'));

interface Props {
  open: boolean;
  onClose: () => void;
  onChoose: (city: string) => void;
}

/** Loads the dialog's code when it is first opened. */
export const LocationDialogSlot = ({ open, onClose, onChoose }: Props) =>
  open && (
    <Suspense fallback={null}>
      <LocationDialog onClose={onClose} onChoose={onChoose} />
    </Suspense>
  );
