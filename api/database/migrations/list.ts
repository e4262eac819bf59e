import { Migration0001Marketplace } from './0001-marketplace.ts';
import { Migration0002OwnThings } from './0002-own-things.ts';

/** Every migration in order. A name is what the database remembers, so it never changes. */
export const migrations = [
  { name: '0001-marketplace', class: Migration0001Marketplace },
  { name: '0002-own-things', class: Migration0002OwnThings },
];
