import { useEffect } from 'react';
import {
  type PushDeviceInput,
  useDeviceOfSessionQuery,
  useRenewPushDeviceMutation,
} from '../../generated/graphql.ts';
import { usePerson } from '../../lib/session/use-session.ts';
import { mayShowAlerts, renewSubscription } from './push-device.ts';

/**
 * Keeps alerts on where they are on: after the server changed its key, or the browser lost its subscription, it subscribes
 * again, until the server knows of it. Staff who view as someone change nothing.
 */
export const useRenewedDevice = () => {
  const isViewed = Boolean(usePerson()?.viewedUntil);
  const { data } = useDeviceOfSessionQuery({ skip: isViewed || !mayShowAlerts() });
  const [renew] = useRenewPushDeviceMutation();
  const key = data?.pushKey;
  const device = data?.pushDevices.find(({ isThisSession }) => isThisSession);
  const id = device?.id;
  const knownDigest = device?.isReachable ? device.endpointDigest : null;
  useEffect(() => {
    if (!key || !id) return;
    const store = (input: PushDeviceInput) => renew({ variables: { id, input } });
    // It is tried again the next time the bell is loaded.
    void renewSubscription(key, knownDigest, store).catch(() => undefined);
  }, [key, id, knownDigest, renew]);
};
