import { type ESTree, Visitor } from 'vite';
import { SourceTexts } from './source-texts.ts';

export interface SourceDocument {
  where: string;
  /** Undefined when it is known only at run time. */
  text: string | undefined;
}

/** Methods of a visitor and a live visitor whose first argument is a document. */
const sends = new Set(['graphql', 'ask', 'refusal', 'subscribe']);
const namesOperation = /^\s*(query|mutation|subscription)\b[^;:]*\{/;

const isInvalid = (callee: ESTree.Expression) => callee.type === 'Identifier' && callee.name === 'invalid';

/** The GraphQL documents that a source file sends or holds, except those in `invalid(...)`. */
export const documentsIn = (path: string, files: Map<string, SourceTexts>): SourceDocument[] => {
  const file = SourceTexts.read(path, files);
  const documents: SourceDocument[] = [];
  const seen = new Set<ESTree.Node>();
  const add = (node: ESTree.Expression, text: string | undefined) => {
    if (!seen.has(node)) documents.push({ where: `${path}:${file.lineOf(node)}`, text });
    seen.add(node);
  };
  const addOperation = (node: ESTree.Expression) => {
    const text = file.textOf(node);
    if (text !== undefined && namesOperation.test(text)) add(node, text);
  };
  new Visitor({
    CallExpression: ({ callee, arguments: [first] }) => {
      if (!first || first.type === 'SpreadElement') return;
      if (isInvalid(callee)) seen.add(first);
      if (first.type === 'CallExpression' && isInvalid(first.callee)) seen.add(first);
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      if (sends.has(callee.property.name)) add(first, file.textOf(first));
    },
    TemplateLiteral: addOperation,
    Literal: addOperation,
  }).visit(file.program);
  return documents;
};
