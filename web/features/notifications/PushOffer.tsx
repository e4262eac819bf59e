import { t } from '@lingui/core/macro';
import { useState } from 'react';
import BellRing from '~icons/lucide/bell-ring';
import { useAddPushDeviceMutation, usePushKeyQuery } from '../../generated/graphql.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/display/Card.tsx';
import { useToast } from '../../ui/feedback/Toasts.tsx';
import { mayBeAsked, subscribeDevice } from './push-device.ts';

/** Offers push notifications on this device; the browser's prompt appears only after a yes. */
export default function PushOffer() {
  const [isOpen, setOpen] = useState(mayBeAsked);
  const [isAsking, setAsking] = useState(false);
  const { data } = usePushKeyQuery({ skip: !isOpen });
  const [addDevice] = useAddPushDeviceMutation();
  const toast = useToast();
  const key = data?.pushKey;
  if (!isOpen || !key) return null;

  const accept = async () => {
    setAsking(true);
    try {
      const input = await subscribeDevice(key);
      const added = input && (await addDevice({ variables: { input } }));
      if (added) toast({ tone: 'success', title: t`Alerts are on` });
    } catch {
      toast({ tone: 'danger', title: t`Alerts can't be turned on right now` });
    }
    setOpen(false);
  };
  return (
    <Card>
      <div className="flex items-start gap-3">
        <BellRing aria-hidden className="mt-0.5 size-6 shrink-0 text-primary" />
        <div className="min-w-0 flex-1">
          <h2 className="font-semibold">{t`Get an alert when it's ready?`}</h2>
          <p className="text-small text-muted">{t`A short message on this device, even when Tiffin is closed.`}</p>
          <div className="mt-3 flex flex-wrap gap-2">
            <Button isSnug loading={isAsking} onClick={() => void accept()}>{t`Turn on alerts`}</Button>
            <Button isSnug variant="ghost" onClick={() => setOpen(false)}>{t`Not now`}</Button>
          </div>
        </div>
      </div>
    </Card>
  );
}
