import { plural } from '@lingui/core/macro';
import { useCallback, useState } from 'react';
import { readStored } from '../../../lib/stored.ts';

const ring = () =>
  void import('../../../lib/live-chime.ts').then(({ chime }) => chime()).catch(() => undefined);

/** Announces new orders by a sound, unless that is off, and in words for screen readers. */
export const useAnnounceOrders = () => {
  const [words, setWords] = useState('');
  const announce = useCallback((count: number) => {
    setWords(plural(count, { one: 'New order.', other: '# new orders.' }));
    if (readStored('orderSound') !== 'off') ring();
  }, []);
  return { words, announce };
};
