import { withAbbreviations } from '../../lib/action-words.ts';

/** A name in code as people say it: under_review is under review, sessionsEnded is sessions ended. */
const plainWords = (text: string): string =>
  withAbbreviations(
    text
      .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
      .replaceAll('_', ' ')
      .toLowerCase(),
  );

/** A value as it was written; only the name of a status or a choice is put into words. */
const valueWords = (value: string): string =>
  /^[A-Z0-9]+(_[A-Z0-9]+)*$|^[a-z]+(_[a-z]+)+$/.test(value) ? plainWords(value) : value;

const identifier = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

interface Change {
  fact: string;
  before: string | null;
  after: string | null;
}

/** What was changed, in one line for each fact; ids tell people nothing and are left out. */
export const changeWords = (changes: readonly Change[]): string[] =>
  changes
    .filter(({ before, after }) => !identifier.test(after ?? before ?? ''))
    .map(({ fact, before, after }) => {
      const [from, to] = [before, after].map(value => (value === null ? null : valueWords(value)));
      if (from === to || from === null) return `${plainWords(fact)}: ${to ?? 'none'}`;
      return `${plainWords(fact)}: ${from} → ${to ?? 'none'}`;
    });
