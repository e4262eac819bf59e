import { type DocumentNode, type FieldNode, Kind, type SelectionSetNode } from 'graphql';

/** The first field of a selection that has a value of its own, also within fragments; undefined where there is none. */
export const firstField = (
  document: DocumentNode,
  { selections }: SelectionSetNode,
): FieldNode | undefined => {
  for (const selection of selections) {
    if (selection.kind === Kind.FIELD) {
      if (selection.name.value === '__typename') continue;
      return selection;
    }
    const fragment =
      selection.kind === Kind.INLINE_FRAGMENT
        ? selection
        : document.definitions.find(
            each => each.kind === Kind.FRAGMENT_DEFINITION && each.name.value === selection.name.value,
          );
    const found = fragment && 'selectionSet' in fragment && firstField(document, fragment.selectionSet!);
    if (found) return found;
  }
};
