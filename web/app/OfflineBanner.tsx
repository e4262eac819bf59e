import { t } from '@lingui/core/macro';
import WifiOff from '~icons/lucide/wifi-off';
import { useIsOnline } from '../lib/use-is-online.ts';

/** Says why nothing new arrives. The region is always there, so that its text is read when it comes. */
export function OfflineBanner() {
  const isOnline = useIsOnline();
  return (
    <div role="status" className="sticky top-14 z-20">
      {!isOnline && (
        <p className="flex items-center justify-center gap-2 bg-ink px-4 py-2 text-center text-small font-medium text-bg">
          <WifiOff aria-hidden className="size-4 shrink-0" />
          {t`You're offline. What you see may be out of date.`}
        </p>
      )}
    </div>
  );
}
