import { type FieldNode, type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql';

type Fragments = GraphQLResolveInfo['fragments'];

const fieldsOf = (selections: SelectionSetNode | undefined, fragments: Fragments): FieldNode[] =>
  (selections?.selections ?? []).flatMap(selection => {
    if (selection.kind === Kind.FIELD) return selection;
    const fragment = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments[selection.name.value];
    return fieldsOf(fragment?.selectionSet, fragments);
  });

const named = (fields: readonly FieldNode[], name: string) =>
  fields.filter(field => field.name.value === name);

const below = (fields: readonly FieldNode[], fragments: Fragments) =>
  fields.flatMap(field => fieldsOf(field.selectionSet, fragments));

/** The names that were found below fields, by what was looked for. */
type Found = Map<string, ReadonlySet<string>>;

/** A cached document has the very same nodes, so that it is inspected once. */
const inspected = new WeakMap<readonly FieldNode[], Found>();

const remember = (
  nodes: readonly FieldNode[],
  lookedFor: string,
  find: () => readonly FieldNode[],
): ReadonlySet<string> => {
  const found = inspected.get(nodes) ?? new Map<string, ReadonlySet<string>>();
  inspected.set(nodes, found);
  const names = found.get(lookedFor) ?? new Set(find().map(field => field.name.value));
  found.set(lookedFor, names);
  return names;
};

/**
 * The names of the fields that a request selects of an object, or at a path below it, including those a directive may
 * skip.
 */
export const selectedFields = (
  { fieldNodes, fragments }: GraphQLResolveInfo,
  ...path: readonly string[]
): ReadonlySet<string> =>
  remember(fieldNodes, path.join('.'), () =>
    path.reduce((fields, name) => below(named(fields, name), fragments), below(fieldNodes, fragments)),
  );

/** The same of the entries of a connection. */
export const selectedFieldsOfNodes = ({ fieldNodes, fragments }: GraphQLResolveInfo): ReadonlySet<string> =>
  remember(fieldNodes, '(entries)', () => {
    const connection = below(fieldNodes, fragments);
    const edges = below(named(connection, 'edges'), fragments);
    return below([...named(connection, 'nodes'), ...named(edges, 'node')], fragments);
  });
