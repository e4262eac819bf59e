import { t } from '@lingui/core/macro';
import { Popover } from 'radix-ui';
import { useDialogInUrl } from '../../lib/dialog-in-url.ts';
import { BellButton, bellPanel } from './BellButton.tsx';
import { NotificationPanel } from './NotificationPanel.tsx';
import { useNotifications } from './use-notifications.ts';
import { useRenewedDevice } from './use-renewed-device.ts';

interface Props {
  isKitchen: boolean;
}

/** The bell with its panel. New notifications are counted immediately and announced politely to screen readers. */
export default function Bell({ isKitchen }: Props) {
  const { open, show, close } = useDialogInUrl();
  const isOpen = open === bellPanel;
  const notifications = useNotifications();
  useRenewedDevice();
  return (
    <>
      <Popover.Root open={isOpen} onOpenChange={wanted => (wanted ? show(bellPanel) : void close())}>
        <Popover.Trigger asChild>
          <BellButton unread={notifications.unread} />
        </Popover.Trigger>
        {/* A tap beside the panel closes it and does no more: no link is followed while the browser goes back. */}
        <Popover.Portal>
          <div aria-hidden className="fixed inset-0 z-40" />
        </Popover.Portal>
        <Popover.Portal>
          <Popover.Content
            align="end"
            sideOffset={4}
            collisionPadding={8}
            aria-label={t`Notifications`}
            className="z-50 flex max-h-[min(36rem,80dvh)] w-[min(26rem,calc(100vw-1rem))] animate-appear flex-col overflow-hidden rounded-card border border-border bg-surface text-ink shadow-lift"
          >
            <NotificationPanel notifications={notifications} isKitchen={isKitchen} />
          </Popover.Content>
        </Popover.Portal>
      </Popover.Root>
      <span role="status" className="sr-only">
        <span lang={notifications.news.lang}>{notifications.news.text}</span>
      </span>
    </>
  );
}
