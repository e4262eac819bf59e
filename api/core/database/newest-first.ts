import type { IndexColumnOptions } from '@mikro-orm/core';

/**
 * The last columns of an index that serves pages of rows, the newest first: a time, and the key of rows of that time.
 */
export const newestFirst = (time: string, key = 'id'): IndexColumnOptions[] => [
  { name: time, sort: 'DESC' },
  { name: key, sort: 'DESC' },
];
