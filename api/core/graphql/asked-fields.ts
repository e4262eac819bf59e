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

/** A cached document has the very same nodes, so that it is inspected once. */
type Memory = WeakMap<readonly FieldNode[], ReadonlySet<string>>;
const ofObjects: Memory = new WeakMap();
const ofNodes: Memory = new WeakMap();

const remember = (
  remembered: Memory,
  { fieldNodes, fragments }: GraphQLResolveInfo,
  find: (below: (fields: readonly FieldNode[]) => FieldNode[]) => FieldNode[],
): ReadonlySet<string> => {
  const known = remembered.get(fieldNodes);
  if (known) return known;
  const below = (fields: readonly FieldNode[]) =>
    fields.flatMap(field => fieldsOf(field.selectionSet, fragments));
  const asked = new Set(find(below).map(field => field.name.value));
  remembered.set(fieldNodes, asked);
  return asked;
};

/** The names of the fields that a request selects of an object, including those a directive may skip. */
export const selectedFields = (info: GraphQLResolveInfo): ReadonlySet<string> =>
  remember(ofObjects, info, below => below(info.fieldNodes));

/** The same of the entries of a connection. */
export const selectedFieldsOfNodes = (info: GraphQLResolveInfo): ReadonlySet<string> =>
  remember(ofNodes, info, below => {
    const connection = below(info.fieldNodes);
    return below([...named(connection, 'nodes'), ...named(below(named(connection, 'edges')), 'node')]);
  });
