import { brand } from '../../lib/brand.ts';

type Data = { [key: string]: unknown };

const isRecord = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** As JSON writes a moment, or as PostgreSQL does. */
const moment = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}:\d{2})(?:\.\d+)?(?:Z|\+00(?::00)?)$/;

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`);

/** `totalCents` reads "Total". */
const labelOf = (key: string): string => {
  const words = key
    .replace(/Cents$/, '')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return escaped(words.charAt(0).toUpperCase() + words.slice(1));
};

const textOf = (value: unknown, key: string, language: string): string => {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return value ? '✓' : '✗';
  if (typeof value === 'number' && key.endsWith('Cents'))
    return new Intl.NumberFormat(language, { style: 'currency', currency: 'USD' }).format(value / 100);
  const [, day, time] = (typeof value === 'string' && moment.exec(value)) || [];
  if (day)
    return new Date(`${day}T${time}Z`).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' });
  return escaped(String(value));
};

/** A record as a list of facts, a list of records one below the other, and anything else as text. */
const shown = (value: unknown, key: string, language: string): string => {
  if (Array.isArray(value)) {
    if (value.length === 0) return '<p>–</p>';
    return `<ol>${value.map(item => `<li>${shown(item, key, language)}</li>`).join('')}</ol>`;
  }
  if (!isRecord(value)) return `<span>${textOf(value, key, language)}</span>`;
  const facts = Object.entries(value).map(
    ([name, fact]) => `<dt>${labelOf(name)}</dt><dd>${shown(fact, name, language)}</dd>`,
  );
  return `<dl>${facts.join('')}</dl>`;
};

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}
h2{margin-top:2.5rem;border-bottom:1px solid #8886}dl{display:grid;grid-template-columns:minmax(8rem,auto) 1fr;gap:.15rem 1rem;margin:.5rem 0}
dt{opacity:.7}dd{margin:0;overflow-wrap:anywhere}ol{padding-left:1.4rem}p{margin:.5rem 0}`;

interface Words {
  title: string;
  /** When it was made. */
  made: string;
}

/** The exported data as a page that people read in a browser or print; `json` is what the server exported. */
export const readableData = (json: string, { title, made }: Words, language: string): string => {
  const data: unknown = JSON.parse(json);
  const sections = isRecord(data) ? Object.entries(data) : [];
  const body = sections.map(
    ([key, value]) => `<section><h2>${labelOf(key)}</h2>${shown(value, key, language)}</section>`,
  );
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(`${brand}: ${title}`)}</title><style>${style}</style>
<h1>${escaped(title)}</h1><p>${escaped(made)}</p>${body.join('')}</html>`;
};
