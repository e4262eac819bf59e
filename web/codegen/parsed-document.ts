import { type DefinitionNode, type FragmentDefinitionNode, visit } from 'graphql';

/** A document as a literal: the definition, and every fragment it reaches, without places in the source text. */
export function parsedDocument(definition: DefinitionNode, fragments: FragmentDefinitionNode[]): string {
  const reached = new Set<DefinitionNode>([definition]);
  for (const each of reached) {
    visit(each, {
      FragmentSpread({ name }) {
        const spread = fragments.find(fragment => fragment.name.value === name.value);
        if (spread) reached.add(spread);
      },
    });
  }
  const withoutPlaces = (key: string, value: unknown) => {
    if (key === 'loc' || (Array.isArray(value) && value.length === 0)) return undefined;
    return value;
  };
  return JSON.stringify({ kind: 'Document', definitions: [...reached] }, withoutPlaces);
}
