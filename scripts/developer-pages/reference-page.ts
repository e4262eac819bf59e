import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInterfaceType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
  isUnionType,
} from 'graphql';
import { printValue } from './default-value.ts';
import { escaped, paragraph } from './markup.ts';
import type { Content } from './pages.ts';

/** What a token needs to read a field, in words; undefined where the field has no rule of its own. */
export type AccessOf = (type: OutputType, field: GraphQLField<unknown, unknown>) => string | undefined;

type OutputType = GraphQLObjectType | GraphQLInterfaceType;

interface Described {
  description?: string | null;
  deprecationReason?: string | null;
}

const about = ({ description, deprecationReason }: Described): string =>
  paragraph(deprecationReason && `Deprecated: ${deprecationReason}`, 'deprecated') + paragraph(description);

/** A type as it is written, its name a link to its entry. */
const linked = (type: { toString(): string }, named: GraphQLNamedType): string =>
  isSpecifiedScalarType(named)
    ? String(type)
    : String(type).replace(/\w+/, name => `<a href="#${name}">${name}</a>`);

const valueLine = (value: GraphQLArgument | GraphQLInputField): string =>
  `<dt>${value.name}: ${linked(value.type, getNamedType(value.type))}${escaped(printValue(value))}</dt><dd>${about(value)}</dd>`;

const fieldLine = (type: OutputType, accessOf: AccessOf) => (field: GraphQLField<unknown, unknown>) => {
  const takes = field.args.map(({ name, type }) => `${name}: ${type}`).join(', ');
  return (
    `<dt>${field.name}${takes && `(${escaped(takes)})`}: ${linked(field.type, getNamedType(field.type))}</dt>` +
    `<dd>${about(field)}${paragraph(accessOf(type, field), 'access')}</dd>`
  );
};

const entry = (id: string, heading: string, body: string): string =>
  `<section class="entry" id="${id}"><h3>${heading}</h3>${body}</section>`;

const lines = (all: string[]): string => (all.length > 0 ? `<dl>${all.join('')}</dl>` : '');

const names = (types: readonly GraphQLNamedType[]): string =>
  types.map(type => linked(type, type)).join(', ');

const operation = (root: OutputType, accessOf: AccessOf) => (field: GraphQLField<unknown, unknown>) =>
  entry(
    `${root.name}.${field.name}`,
    `${field.name}: ${linked(field.type, getNamedType(field.type))}`,
    about(field) + paragraph(accessOf(root, field), 'access') + lines(field.args.map(valueLine)),
  );

const typeEntry = (schema: GraphQLSchema, accessOf: AccessOf) => (type: GraphQLNamedType) => {
  const body = [about({ description: type.description })];
  if (isUnionType(type)) body.push(`<p>One of ${names(type.getTypes())}.</p>`);
  if (isInterfaceType(type)) body.push(`<p>Implemented by ${names(schema.getPossibleTypes(type))}.</p>`);
  if (isObjectType(type) || isInterfaceType(type)) {
    const interfaces = type.getInterfaces();
    if (interfaces.length > 0) body.push(`<p>Implements ${names(interfaces)}, with its fields.</p>`);
    const inherited = new Set(interfaces.flatMap(each => Object.keys(each.getFields())));
    const own = Object.values(type.getFields()).filter(({ name }) => !inherited.has(name));
    body.push(lines(own.map(fieldLine(type, accessOf))));
  }
  if (isInputObjectType(type)) body.push(lines(Object.values(type.getFields()).map(valueLine)));
  if (isEnumType(type))
    body.push(lines(type.getValues().map(value => `<dt>${value.name}</dt><dd>${about(value)}</dd>`)));
  return entry(type.name, type.name, body.join(''));
};

const byName = (one: { name: string }, other: { name: string }): number => (one.name < other.name ? -1 : 1);

const kinds: readonly (readonly [string, (type: GraphQLNamedType) => boolean])[] = [
  ['Objects', isObjectType],
  ['Interfaces', isInterfaceType],
  ['Unions', isUnionType],
  ['Inputs', isInputObjectType],
  ['Enums', isEnumType],
  ['Scalars', isScalarType],
];

const section = (title: string, ids: readonly string[], entries: string): string =>
  `<h2 id="${title.toLowerCase()}">${title}</h2><details><summary>${ids.length} names</summary><p class="columns">` +
  `${ids.map(id => `<a href="#${id}">${id.replace(/^.*\./, '')}</a>`).join(' ')}</p></details>${entries}`;

/** The whole schema on one page, so that the browser finds every word of it. */
export const referencePage = (schema: GraphQLSchema, accessOf: AccessOf): Content => {
  const roots = [
    ['Queries', schema.getQueryType()],
    ['Mutations', schema.getMutationType()],
    ['Subscriptions', schema.getSubscriptionType()],
  ] as const;
  const operations = roots.map(([title, root]) => {
    if (!root) return '';
    const fields = Object.values(root.getFields()).sort(byName);
    const ids = fields.map(({ name }) => `${root.name}.${name}`);
    return section(title, ids, paragraph(root.description) + fields.map(operation(root, accessOf)).join(''));
  });
  const isListed = (type: GraphQLNamedType) =>
    !isIntrospectionType(type) && !isSpecifiedScalarType(type) && !roots.some(([, root]) => root === type);
  const types = Object.values(schema.getTypeMap()).filter(isListed).sort(byName);
  const sections = kinds.map(([title, isKind]) => {
    const ofKind = types.filter(isKind);
    const ids = ofKind.map(({ name }) => name);
    return section(title, ids, ofKind.map(typeEntry(schema, accessOf)).join(''));
  });
  const contents = [...roots.map(([title]) => title), ...kinds.map(([title]) => title)]
    .map(title => `<a href="#${title.toLowerCase()}">${title}</a>`)
    .join(' ');
  return {
    title: 'Reference',
    html:
      '<h1>Reference</h1><p>Every operation and type of <a href="/schema.graphql">the schema</a>. ' +
      'Find a name with the search of your browser.</p>' +
      `<p class="columns">${contents}</p>${operations.join('')}${sections.join('')}`,
  };
};
