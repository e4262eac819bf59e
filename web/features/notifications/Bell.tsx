import { t } from '@lingui/core/macro';
import { Popover } from 'radix-ui';
import { useState } from 'react';
import { BellButton } from './BellButton.tsx';
import { NotificationPanel } from './NotificationPanel.tsx';
import { useNotifications } from './use-notifications.ts';

interface Props {
  person: string;
  isKitchen: boolean;
  startsOpen: boolean;
}

/** The bell with its panel. What comes is counted at once, and said politely to who listens. */
export default function Bell({ person, isKitchen, startsOpen }: Props) {
  const [isOpen, setOpen] = useState(startsOpen);
  const notifications = useNotifications(person);
  return (
    <>
      <Popover.Root open={isOpen} onOpenChange={setOpen}>
        <Popover.Trigger asChild>
          <BellButton unread={notifications.unread} />
        </Popover.Trigger>
        <Popover.Portal>
          <Popover.Content
            align="end"
            sideOffset={4}
            collisionPadding={8}
            aria-label={t`Notifications`}
            className="z-50 flex max-h-[min(36rem,80dvh)] w-[min(26rem,calc(100vw-1rem))] animate-appear flex-col overflow-hidden rounded-card border border-border bg-surface text-ink shadow-lift"
          >
            <NotificationPanel
              notifications={notifications}
              isKitchen={isKitchen}
              onClose={() => setOpen(false)}
            />
          </Popover.Content>
        </Popover.Portal>
      </Popover.Root>
      <span role="status" className="sr-only">
        {notifications.news}
      </span>
    </>
  );
}
