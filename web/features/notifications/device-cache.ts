import type { ApolloCache } from '@apollo/client';

/** For mutations that change which devices have alerts on: the list is read again where it is shown. */
export const devicesChanged = {
  update: (cache: ApolloCache) => void cache.evict({ fieldName: 'pushDevices' }),
};
