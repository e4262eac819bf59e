import { LoaderCircle, LocateFixed, MapPinCheck } from 'lucide-react';
import { findLocation, type Whereabouts } from '../../lib/geolocation.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';

/** Whether the browser has told where the reader is. What comes into the regions is read aloud. */
export const LocationStatus = ({ whereabouts }: { whereabouts: Whereabouts }) => (
  <div>
    <div role="status">
      {whereabouts.status === 'finding' && (
        <p className="flex min-h-11 items-center gap-2.5 text-muted">
          <LoaderCircle aria-hidden className="size-5 animate-spin" />
          Finding your location...
        </p>
      )}
      {whereabouts.status === 'found' && (
        <p className="flex min-h-11 items-center gap-2.5 font-medium text-leaf">
          <MapPinCheck aria-hidden className="size-5" />
          Location detected
        </p>
      )}
    </div>
    <div role="alert">
      {whereabouts.status === 'failed' && (
        <Notice
          tone="warn"
          action={
            <Button variant="secondary" onClick={findLocation}>
              Try again
            </Button>
          }
        >
          <p className="font-semibold">Location access unavailable</p>
          <p>{whereabouts.message}. You can search for your city instead.</p>
        </Notice>
      )}
    </div>
    {whereabouts.status === 'unasked' && (
      <Button variant="secondary" fullWidth onClick={findLocation}>
        <LocateFixed aria-hidden className="size-5" /> Use my location
      </Button>
    )}
  </div>
);
