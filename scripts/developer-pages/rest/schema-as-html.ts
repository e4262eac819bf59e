import type { JsonSchema } from '../../../api/doors/rest/description/shapes.ts';
import { escaped } from '../markup.ts';
import { wordsAsHtml } from './words.ts';

/** The fields of an object, each with its type and its description. */
export const fieldsAsHtml = ({ properties = {}, required = [] }: JsonSchema): string => {
  const fields = Object.entries(properties).map(([name, field]) => {
    const presence = required.includes(name) ? '' : ' <span class="note">may be absent</span>';
    const description = typeof field.description === 'string' ? wordsAsHtml(field.description) : '';
    return `<dt><code>${escaped(name)}</code> <span class="type">${typeAsHtml(field)}</span>${presence}</dt>
<dd>${description}${limitsAsHtml(field)}</dd>`;
  });
  return `<dl>${fields.join('\n')}</dl>`;
};

/** A type in words, with a link where it has a name. */
export const typeAsHtml = (schema: JsonSchema): string => {
  const { $ref, anyOf, allOf, type, format, items, const: only } = schema;
  if ($ref) return linkTo($ref.split('/').at(-1)!);
  if (Array.isArray(allOf)) return typeAsHtml(allOf[0]);
  if (Array.isArray(anyOf)) return anyOf.map(typeAsHtml).join(' or ');
  if (only !== undefined) return `<code>${escaped(JSON.stringify(only))}</code>`;
  if (items) return `list of ${items.$ref ? typeAsHtml(items) : (manyWords[items.type ?? ''] ?? 'objects')}`;
  if (Array.isArray(schema.enum)) return 'one of these texts';
  if (format === 'binary') return 'file';
  return `${typeWords[type ?? ''] ?? 'object'}${format ? ` (${format})` : ''}`;
};

const typeWords: Record<string, string> = {
  string: 'text',
  number: 'number',
  integer: 'whole number',
  boolean: 'true or false',
  null: 'null',
};

const manyWords: Record<string, string> = { string: 'texts', number: 'numbers', integer: 'whole numbers' };

const linkTo = (name: string) => `<a href="#schema-${name}">${name}</a>`;

/** What a value may be, where it is more than its type. */
const limitsAsHtml = (schema: JsonSchema): string => {
  const values = Array.isArray(schema.enum) ? schema.enum.map(value => code(String(value))).join(', ') : '';
  const facts = [
    values,
    leastWords(schema.minLength),
    schema.maxLength === undefined ? '' : `at most ${schema.maxLength} characters`,
    typeof schema.pattern === 'string' ? `pattern ${code(schema.pattern)}` : '',
  ].filter(Boolean);
  const own = facts.length > 0 ? `<p class="limits">${facts.join('; ')}</p>` : '';
  const inner = schema.items?.properties ? fieldsAsHtml(schema.items) : '';
  return own + inner + (schema.properties ? fieldsAsHtml(schema) : '');
};

const leastWords = (least: unknown): string => {
  if (least === undefined) return '';
  return least === 1 ? 'not empty' : `at least ${least} characters`;
};

const code = (text: string) => `<code>${escaped(text)}</code>`;

/** A section on a schema with a name. */
export const schemaAsHtml = (name: string, schema: JsonSchema): string => `<section class="entry">
<h3 id="schema-${name}">${name}</h3>
${wordsAsHtml(String(schema.description ?? ''))}
${schema.properties ? fieldsAsHtml(schema) : limitsAsHtml(schema)}
</section>`;
