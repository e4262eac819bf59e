import { parseSync, Visitor } from 'vite';
import type { Source } from './sources.ts';

/** An identifier or a text of a source, and its line. */
export interface Written {
  text: string;
  line: number;
}

/** The identifiers of a source, and the texts between its quotes and tags. */
export const namesAndTexts = ({ path, text }: Source): { names: Written[]; texts: Written[] } => {
  if (path.endsWith('.graphql')) return { names: wordsByLine(text), texts: [] };
  if (!/\.(tsx?|js)$/.test(path)) return { names: [], texts: [] };
  const names: Written[] = [];
  const texts: Written[] = [];
  const at = (start: number, written: string): Written => ({
    text: written,
    line: text.slice(0, start).split('\n').length,
  });
  const name = (node: { name: string; start: number }) => names.push(at(node.start, node.name));
  new Visitor({
    Identifier: name,
    PrivateIdentifier: name,
    JSXIdentifier: name,
    Literal: ({ value, start }) => typeof value === 'string' && texts.push(at(start, value)),
    TemplateElement: ({ value, start }) => texts.push(at(start, value.raw)),
    JSXText: ({ value, start }) => texts.push(at(start, value)),
  }).visit(parseSync(path, text).program);
  return { names, texts };
};

const wordsByLine = (text: string): Written[] =>
  text
    .split('\n')
    .flatMap((line, index) => (line.match(/\w+/g) ?? []).map(word => ({ text: word, line: index + 1 })));
