import { plural, t } from '@lingui/core/macro';
import type { ComponentProps } from 'react';
import Bell from '~icons/lucide/bell';
import { IconButton } from '../../ui/actions/IconButton.tsx';

/** The name of its panel in the address. */
export const bellPanel = 'notifications';

type Props = Omit<ComponentProps<typeof IconButton>, 'label'> & { unread: number };

/** The bell alone, with how much is new. */
export function BellButton({ unread, ...rest }: Props) {
  const label =
    unread > 0
      ? plural(unread, { one: 'Notifications, # new', other: 'Notifications, # new' })
      : t`Notifications`;
  return (
    <IconButton {...rest} label={label} className="relative">
      <Bell aria-hidden />
      {unread > 0 && (
        <span
          aria-hidden
          className="absolute top-0.5 right-0.5 min-w-5 rounded-full bg-primary px-1 text-center text-small leading-5 font-semibold text-on-primary tabular-nums"
        >
          {unread > 99 ? '99+' : unread}
        </span>
      )}
    </IconButton>
  );
}
