import { useEffect } from 'react';
import { useAddPushDeviceMutation, useDeviceOfSessionQuery } from '../../generated/graphql.ts';
import { usePerson } from '../../lib/session/use-session.ts';
import { devicesChanged } from './device-cache.ts';
import { mayShowAlerts, renewDevice } from './push-device.ts';

/**
 * Keeps alerts on where they are on: after the server changed its key, or the browser lost its subscription, this one
 * subscribes again. Staff who view as someone change nothing.
 */
export const useRenewedDevice = () => {
  const isViewed = Boolean(usePerson()?.viewedUntil);
  const { data } = useDeviceOfSessionQuery({ skip: isViewed || !mayShowAlerts() });
  const [add] = useAddPushDeviceMutation(devicesChanged);
  const key = data?.pushKey;
  const isOn = data?.pushDevices.some(device => device.isThisSession) ?? false;
  useEffect(() => {
    if (!key || !isOn) return;
    const renew = async () => {
      const input = await renewDevice(key);
      if (input) await add({ variables: { input } });
    };
    // It is tried again the next time the bell is loaded.
    void renew().catch(() => undefined);
  }, [key, isOn, add]);
};
