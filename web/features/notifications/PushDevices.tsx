import type { FragmentType } from '@apollo/client';
import { t } from '@lingui/core/macro';
import { useRef } from 'react';
import BellRing from '~icons/lucide/bell-ring';
import Trash2 from '~icons/lucide/trash';
import { type PushDevices_deviceFragment, usePushDevices_device } from '../../generated/graphql.ts';
import { localMoment } from '../../lib/formats/moments.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { IconButton } from '../../ui/actions/IconButton.tsx';
import { Badge } from '../../ui/display/Badge.tsx';
import { RowList } from '../../ui/lists/RowList.tsx';
import { canSubscribe } from './push-device.ts';
import { usePushDevices } from './use-push-devices.ts';

interface Props {
  devices: readonly (FragmentType<PushDevices_deviceFragment> & { id: string; isThisSession: boolean })[];
  /** The VAPID public key; null while push is off. */
  pushKey: string | null | undefined;
}

/** Where alerts are on, and the way to turn them on here or off anywhere. */
export function PushDevices({ devices, pushKey }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { turnOn, isTurningOn, turnOff, isTurningOff } = usePushDevices(() => heading.current?.focus());
  const isOnHere = devices.some(device => device.isThisSession);
  if (!pushKey && devices.length === 0) return null;
  return (
    <section className="mt-6">
      <h2
        ref={heading}
        tabIndex={-1}
        className="mb-1 text-title font-semibold outline-none"
      >{t`Your devices`}</h2>
      <p className="mb-2 text-small text-muted">{t`Signing out on a device turns off its alerts.`}</p>
      {devices.length > 0 && (
        <RowList>
          {devices.map(device => (
            <li key={device.id}>
              <Device device={device} isBusy={isTurningOff} onRemove={name => void turnOff(device, name)} />
            </li>
          ))}
        </RowList>
      )}
      {pushKey && !isOnHere && canSubscribe() && (
        <Button
          variant="secondary"
          fullWidth
          className="mt-3"
          loading={isTurningOn}
          onClick={() => void turnOn(pushKey)}
        >
          {t`Turn on alerts on this device`}
        </Button>
      )}
    </section>
  );
}

interface DeviceProps {
  device: FragmentType<PushDevices_deviceFragment>;
  isBusy: boolean;
  onRemove: (name: string) => void;
}

function Device({ device: from, isBusy, onRemove }: DeviceProps) {
  const device = usePushDevices_device(from);
  const name = device.name ?? t`Unknown browser`;
  return (
    <div className="flex items-center gap-3 py-2 pr-1.5 pl-4">
      <BellRing aria-hidden className="size-5 shrink-0 text-primary" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 font-semibold">
          <span className="min-w-0 break-words">{name}</span>
          {device.isThisSession && <Badge tone="leaf">{t`This device`}</Badge>}
        </p>
        <p className="text-small text-muted">{t`Since ${localMoment(device.createdAt)}`}</p>
      </div>
      <IconButton label={t`Turn off alerts on ${name}`} disabled={isBusy} onClick={() => onRemove(name)}>
        <Trash2 aria-hidden />
      </IconButton>
    </div>
  );
}
