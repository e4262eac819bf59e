import { useEffect } from 'react';
import { useDeviceOfSessionQuery, useRenewPushDeviceMutation } from '../../generated/graphql.ts';
import { usePerson } from '../../lib/session/use-session.ts';
import { mayShowAlerts, renewedSubscription } from './push-device.ts';

/**
 * Keeps alerts on where they are on: after the server changed its key, or the browser lost its subscription, it subscribes
 * again, until the server knows of it. Staff who view as someone change nothing.
 */
export const useRenewedDevice = () => {
  const isViewed = Boolean(usePerson()?.viewedUntil);
  const { data } = useDeviceOfSessionQuery({ skip: isViewed || !mayShowAlerts() });
  const [renew] = useRenewPushDeviceMutation();
  const key = data?.pushKey;
  const { id, endpointHash } = data?.pushDevices.find(device => device.isThisSession) ?? {};
  useEffect(() => {
    if (!key || !id || !endpointHash) return;
    const keepOn = async () => {
      const input = await renewedSubscription(key, endpointHash);
      if (input) await renew({ variables: { id, input } });
    };
    // It is tried again the next time the bell is loaded.
    void keepOn().catch(() => undefined);
  }, [key, id, endpointHash, renew]);
};
