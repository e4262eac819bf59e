import { expect } from 'vitest';
import type { Visitor } from './visitor.ts';

type Node = Record<string, unknown>;

/**
 * Reads all entries of a list, page by page. `query` takes the text of the `after` argument and asks for
 * `nodes` and a whole `pageInfo` under the field `list`, or under a field of it.
 */
export const everyPage = async (
  reader: Visitor,
  query: (after: string) => string,
  ...path: string[]
): Promise<Node[]> => {
  const nodes: Node[] = [];
  let after = '';
  for (;;) {
    let page = await reader.graphql(query(after));
    for (const field of path) page = page[field];
    expect(page.pageInfo.hasPreviousPage).toBe(after !== '');
    nodes.push(...page.nodes);
    if (!page.pageInfo.hasNextPage) return nodes;
    after = `, after: "${page.pageInfo.endCursor}"`;
  }
};

/** Forged cursors. */
export const forgedCursors = [
  'x',
  '',
  'null',
  ...[
    '{}',
    '[]',
    '["a"]',
    '["a","b"]',
    '[null,"0190b5a0-0000-7000-8000-000000000000"]',
    '[{},"0190b5a0-0000-7000-8000-000000000000"]',
    '["a\\u0000","0190b5a0-0000-7000-8000-000000000000"]',
    '[1e999,"0190b5a0-0000-7000-8000-000000000000"]',
    '[4.5,"\' or true --"]',
    '[["a"],["b"]]',
  ].map(text => Buffer.from(text).toString('base64url')),
];
