// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters JSON escapes
const special = /["\\\u0000-\u001f]/;

/** A text as JSON; most need no escaping. */
export const text = (value: string): string => (special.test(value) ? JSON.stringify(value) : `"${value}"`);

/** PostgreSQL's boolean as JSON. */
export const flag = (value: string): string => (value === 't' ? 'true' : 'false');

export const dollars = (cents: string): string => {
  const digits = cents.padStart(3, '0');
  return `"$${digits.slice(0, -2)}.${digits.slice(-2)}"`;
};

/** Converts PostgreSQL's text of a timestamp in UTC to ISO 8601. */
export const moment = (value: string): string => `"${new Date(value).toISOString()}"`;
