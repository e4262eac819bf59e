import { t } from '@lingui/core/macro';
import { lazy, Suspense } from 'react';
import ChevronDown from '~icons/lucide/chevron-down';
import MapPin from '~icons/lucide/map-pin';
import { findLocation } from '../../lib/geolocation.ts';
import { LocationDialogSlot } from './LocationDialogSlot.tsx';

const CitySheet = lazy(() => import('./CitySheet.tsx'));

interface Props {
  city: string;
  /** The dialog that is open on the screen, by its name; 'city' and 'location' belong to this chip. */
  dialog: string | null;
  onDialog: (name: 'city' | 'location') => void;
  onClose: () => void;
  onChoose: (city: string) => void;
}

/** The city whose kitchens are shown: always visible, changed in a sheet without losing anything. */
export function CityChip({ city, dialog, onDialog, onClose, onChoose }: Props) {
  const findNear = () => {
    findLocation();
    onDialog('location');
  };
  return (
    <>
      <button
        type="button"
        onClick={() => onDialog('city')}
        className="flex min-h-11 max-w-full min-w-0 items-center gap-2 rounded-full border border-border bg-surface py-1.5 pr-3 pl-3.5 text-left font-semibold"
      >
        <MapPin aria-hidden className="size-5 shrink-0 text-primary" />
        <span className="min-w-0 leading-tight">
          <span className="sr-only">{t`Meals for`} </span>
          {city}
          <span className="sr-only">{t`, change city`}</span>
        </span>
        <ChevronDown aria-hidden className="size-4 shrink-0 text-muted" />
      </button>
      {dialog === 'city' && (
        <Suspense fallback={null}>
          <CitySheet onClose={onClose} onChoose={onChoose} onFindNear={findNear} />
        </Suspense>
      )}
      <LocationDialogSlot open={dialog === 'location'} onClose={onClose} onChoose={onChoose} />
    </>
  );
}
