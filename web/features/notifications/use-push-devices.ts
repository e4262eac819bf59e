import type { ApolloCache } from '@apollo/client';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useAddPushDeviceMutation, useRemovePushDeviceMutation } from '../../generated/graphql.ts';
import { failureText } from '../../lib/failure-text.ts';
import { useToast } from '../../ui/feedback/Toasts.tsx';
import { subscribeDevice, unsubscribeDevice } from './push-device.ts';

const devicesChanged = {
  update: (cache: ApolloCache) => void cache.evict({ fieldName: 'pushDevices' }),
};

/** Turns alerts on for this device, and off for any; then the button that was pressed is gone. */
export const usePushDevices = (onChanged: () => void) => {
  const toast = useToast();
  const [isTurningOn, setTurningOn] = useState(false);
  const [add] = useAddPushDeviceMutation(devicesChanged);
  const [remove, { loading: isTurningOff }] = useRemovePushDeviceMutation(devicesChanged);

  const turnOn = async (key: string) => {
    setTurningOn(true);
    try {
      const input = await subscribeDevice(key);
      if (input) {
        await add({ variables: { input } });
        onChanged();
      } else
        toast({
          tone: 'danger',
          title: t`Alerts are blocked`,
          description: t`Allow notifications for this site in your browser's settings.`,
        });
    } catch (error) {
      toast({
        tone: 'danger',
        title: t`Alerts could not be turned on`,
        description: failureText(error, t`Please try again.`),
      });
    }
    setTurningOn(false);
  };

  const turnOff = async ({ id, isThisSession }: { id: string; isThisSession: boolean }, name: string) => {
    try {
      await remove({ variables: { id } });
      if (isThisSession) await unsubscribeDevice();
      onChanged();
      toast({ title: t`Alerts are off on ${name}` });
    } catch (error) {
      toast({
        tone: 'danger',
        title: t`Alerts are still on`,
        description: failureText(error, t`Please try again.`),
      });
    }
  };
  return { turnOn, isTurningOn, turnOff, isTurningOff };
};
