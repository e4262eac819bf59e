import { Migration0001Marketplace } from './0001-marketplace.ts';
import { Migration0002OwnThings } from './0002-own-things.ts';
import { Migration0003Audit } from './0003-audit.ts';
import { Migration0004KitchenEntry } from './0004-kitchen-entry.ts';
import { Migration0005Onboarding } from './0005-onboarding.ts';
import { Migration0006Menus } from './0006-menus.ts';
import { Migration0007Board } from './0007-board.ts';
import { Migration0008Admin } from './0008-admin.ts';
import { Migration0009Live } from './0009-live.ts';
import { Migration0010Money } from './0010-money.ts';
import { Migration0011ExpiredDocuments } from './0011-expired-documents.ts';
import { Migration0012SearchWithinACity } from './0012-search-within-a-city.ts';
import { Migration0013ToldLater } from './0013-told-later.ts';
import { Migration0014WordsOfEachCity } from './0014-words-of-each-city.ts';
import { Migration0015PlacesThatCanBeRestored } from './0015-places-that-can-be-restored.ts';

/** Every migration in order. A name is what the database remembers, so it never changes. */
export const migrations = [
  { name: '0001-marketplace', class: Migration0001Marketplace },
  { name: '0002-own-things', class: Migration0002OwnThings },
  { name: '0003-audit', class: Migration0003Audit },
  { name: '0004-kitchen-entry', class: Migration0004KitchenEntry },
  { name: '0005-onboarding', class: Migration0005Onboarding },
  { name: '0006-menus', class: Migration0006Menus },
  { name: '0007-board', class: Migration0007Board },
  { name: '0008-admin', class: Migration0008Admin },
  { name: '0009-live', class: Migration0009Live },
  { name: '0010-money', class: Migration0010Money },
  { name: '0011-expired-documents', class: Migration0011ExpiredDocuments },
  { name: '0012-search-within-a-city', class: Migration0012SearchWithinACity },
  { name: '0013-told-later', class: Migration0013ToldLater },
  { name: '0014-words-of-each-city', class: Migration0014WordsOfEachCity },
  { name: '0015-places-that-can-be-restored', class: Migration0015PlacesThatCanBeRestored },
];
