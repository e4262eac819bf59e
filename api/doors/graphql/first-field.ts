import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';

/**
 * The first field of an operation other than `__typename`, also within fragments; undefined where there is none. What
 * `@skip` or `@include` leaves out for any variables does not count. Each fragment is searched once: a document may spread
 * one fragment in many places.
 */
export const firstField = (
  { definitions }: DocumentNode,
  { selectionSet }: OperationDefinitionNode,
): FieldNode | undefined => {
  const unseen = new Map<string, FragmentDefinitionNode>();
  for (const each of definitions)
    if (each.kind === Kind.FRAGMENT_DEFINITION) unseen.set(each.name.value, each);
  const take = (name: string): FragmentDefinitionNode | undefined => {
    const fragment = unseen.get(name);
    unseen.delete(name);
    return fragment;
  };
  const firstIn = ({ selections }: SelectionSetNode): FieldNode | undefined => {
    for (const selection of selections) {
      if (isLeftOut(selection)) continue;
      if (selection.kind === Kind.FIELD) {
        if (selection.name.value !== '__typename') return selection;
        continue;
      }
      const fragment = selection.kind === Kind.INLINE_FRAGMENT ? selection : take(selection.name.value);
      const found = fragment && firstIn(fragment.selectionSet);
      if (found) return found;
    }
    return undefined;
  };
  return firstIn(selectionSet);
};

const isLeftOut = ({ directives = [] }: SelectionNode): boolean =>
  directives.some(({ name, arguments: args = [] }) => {
    const condition = args[0]?.value;
    if (condition?.kind !== Kind.BOOLEAN) return false;
    return name.value === 'skip' ? condition.value : name.value === 'include' && !condition.value;
  });
