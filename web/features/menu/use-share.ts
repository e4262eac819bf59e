import { t } from '@lingui/core/macro';
import { useToast } from '../../ui/feedback/Toasts.tsx';

const wasDismissed = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** Shares an address by what the device has for it; without that copies it, or shows it to be copied by hand. */
export const useShare = () => {
  const toast = useToast();
  return async (title: string, path: string) => {
    const url = new URL(path, window.location.origin).href;
    try {
      if (navigator.share) return await navigator.share({ title, url });
    } catch (error) {
      if (wasDismissed(error)) return;
    }
    try {
      await navigator.clipboard.writeText(url);
      toast({ title: t`Link copied`, description: url, tone: 'success' });
    } catch {
      toast({ title: t`Copy this link to share it`, description: url });
    }
  };
};
