import { readStored } from '../stored.ts';
import { draftStorageKey } from './forget-drafts.ts';

const maximumAge = 12 * 3_600_000;
const maximumDrafts = 12;
const maximumCharacters = 50_000;
const maximumCharactersTogether = 100_000;

/** The fields of a form that differ from what it started with. */
export type Typed = Record<string, unknown>;

/** What was typed, and over what. */
export interface Changes {
  typed: Typed;
  /** What the same fields began with. */
  start: Typed;
}

interface Draft extends Changes {
  savedAt: number;
  /** The person who typed it; null for one who was not signed in. */
  owner: string | null;
}

/** Returns what was typed in a form and not sent, unless it is old or somebody else's. */
export const readDraft = (key: string): Changes | undefined => {
  const draft = readDrafts()[key];
  if (!draft || Date.now() - draft.savedAt > maximumAge) return undefined;
  return draft.owner === null || draft.owner === signedInPerson() ? draft : undefined;
};

/** Removes what was typed in a form, because it was sent or discarded. */
export const removeDraft = (key: string) => writeDraft(key, { typed: {}, start: {} });

/** Stores what was typed, unless it is longer than any form allows; without any field the draft is removed. */
export const writeDraft = (key: string, { typed, start }: Changes) => {
  const { [key]: _, ...others } = readDrafts();
  const entries = Object.entries(others);
  if (Object.keys(typed).length > 0 && JSON.stringify(typed).length <= maximumCharacters)
    entries.push([key, { savedAt: Date.now(), owner: signedInPerson(), typed, start }]);
  // The oldest make room.
  let latest = entries.slice(-maximumDrafts);
  while (JSON.stringify(latest).length > maximumCharactersTogether) latest = latest.slice(1);
  try {
    sessionStorage.setItem(draftStorageKey, JSON.stringify(Object.fromEntries(latest)));
  } catch {
    // A private window may refuse storage; what is typed then lasts as long as its form.
  }
};

const readDrafts = (): Record<string, Draft> => {
  try {
    return JSON.parse(sessionStorage.getItem(draftStorageKey) ?? '{}');
  } catch {
    return {};
  }
};

const signedInPerson = (): string | null => {
  try {
    return JSON.parse(readStored('customerUser') ?? readStored('user') ?? 'null')?.id ?? null;
  } catch {
    return null;
  }
};
