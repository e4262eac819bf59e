import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import LoaderCircle from '~icons/lucide/loader-circle';
import LocateFixed from '~icons/lucide/locate-fixed';
import MapPinCheck from '~icons/lucide/map-pin-check';
import { findLocation, type LocationFailure, type Whereabouts } from '../../lib/geolocation.ts';
import { translate } from '../../lib/language.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';

const words: Record<LocationFailure, MessageDescriptor> = {
  unsupported: msg`Geolocation is not supported by this browser`,
  denied: msg`Location access denied by user`,
  unavailable: msg`Location information unavailable`,
  timeout: msg`Location request timed out`,
  unknown: msg`Unknown location error`,
};

/** Whether the browser has located the reader. Live regions read changes aloud. */
export const LocationStatus = ({ whereabouts }: { whereabouts: Whereabouts }) => (
  <div>
    <div role="status">
      {whereabouts.status === 'finding' && (
        <p className="flex min-h-11 items-center gap-2.5 text-muted">
          <LoaderCircle aria-hidden className="size-5 animate-spin" />
          {t`Finding your location...`}
        </p>
      )}
      {whereabouts.status === 'found' && (
        <p className="flex min-h-11 items-center gap-2.5 font-medium text-leaf">
          <MapPinCheck aria-hidden className="size-5" />
          {t`Location detected`}
        </p>
      )}
    </div>
    <div role="alert">
      {whereabouts.status === 'failed' && (
        <Notice
          tone="warn"
          action={<Button variant="secondary" onClick={findLocation}>{t`Try again`}</Button>}
        >
          <p className="font-semibold">{t`Location access unavailable`}</p>
          <p>{t`${translate(words[whereabouts.reason])}. You can search for your city instead.`}</p>
        </Notice>
      )}
    </div>
    {whereabouts.status === 'unasked' && (
      <Button variant="secondary" fullWidth onClick={findLocation}>
        <LocateFixed aria-hidden className="size-5" /> {t`Use my location`}
      </Button>
    )}
  </div>
);
