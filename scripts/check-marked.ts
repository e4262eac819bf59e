import { parseSync, Visitor } from 'vite';
import { readSources, type Source } from './sources.ts';
import { alike, toCome } from './unmarked.ts';

/** Checks that every text on a screen is marked for translation, so that no screen mixes languages. */
const checked = /^web\/(app|developers|features|food|routes|ui)\/.*(?<!\.test)\.tsx?$/;

/** Attributes and properties that people read. */
const read =
  /^(alt|altHint|aria-label|altText|description|empty|heading|hint|label|legend|more|placeholder|text|title|word)$/;

/** A name of the code, such as photoAlt, is no text. */
const isText = (text: string): boolean =>
  /\p{L}/u.test(text) && !/^[a-z]+(?:[A-Z][a-z]*)+$/.test(text) && !alike.has(text.trim());

interface Found {
  start: number;
  text: string;
}

// biome-ignore lint/suspicious/noExplicitAny: nodes of every kind
type Node = any;

/** The texts that an expression may turn out to be; a tagged template is one that is marked. */
const textsOf = (node: Node): Found[] => {
  if (node?.type === 'Literal' && typeof node.value === 'string')
    return [{ start: node.start, text: node.value }];
  if (node?.type === 'TemplateLiteral')
    return [{ start: node.start, text: node.quasis.map((part: Node) => part.value.cooked).join('') }];
  if (node?.type === 'ConditionalExpression') return [node.consequent, node.alternate].flatMap(textsOf);
  if (node?.type === 'LogicalExpression') return [node.left, node.right].flatMap(textsOf);
  if (node?.type === 'JSXExpressionContainer') return textsOf(node.expression);
  return [];
};

const unmarkedIn = ({ path, text }: Source): string[] => {
  const found: Found[] = [];
  const translated: [number, number][] = [];
  new Visitor({
    JSXElement: ({ openingElement: { name }, start, end, children }) => {
      if (name.type === 'JSXIdentifier' && name.name === 'Trans') translated.push([start, end]);
      for (const child of children) if (child.type !== 'JSXElement') found.push(...textsOf(child));
    },
    JSXFragment: ({ children }) => {
      for (const child of children) if (child.type !== 'JSXElement') found.push(...textsOf(child));
    },
    JSXText: ({ start, value }) => {
      found.push({ start, text: value });
    },
    JSXAttribute: ({ name, value }) => {
      if (name.type === 'JSXIdentifier' && read.test(name.name)) found.push(...textsOf(value));
    },
    Property: ({ key, value }) => {
      if (key.type === 'Identifier' && read.test(key.name)) found.push(...textsOf(value));
    },
  }).visit(parseSync(path, text).program);
  return found
    .filter(({ text }) => isText(text))
    .filter(({ start }) => !translated.some(([from, to]) => from < start && start < to))
    .filter(({ start }) => !/\/\*i18n\*\/\s*$/.test(text.slice(0, start)))
    .map(({ start, text: words }) => {
      const line = text.slice(0, start).split('\n').length;
      return `${path}:${line}: ${words.trim().replaceAll(/\s+/g, ' ')}`;
    });
};

const exceptionOf = (path: string) => toCome.find(each => path === each || path.startsWith(`${each}/`));

const complaints: string[] = [];
const stillEnglish = new Set<string>();
for (const source of readSources().filter(({ path }) => checked.test(path))) {
  const unmarked = unmarkedIn(source);
  const exception = exceptionOf(source.path);
  if (!exception) complaints.push(...unmarked);
  else if (unmarked.length > 0) stillEnglish.add(exception);
}
for (const each of toCome.filter(each => !stillEnglish.has(each))) {
  complaints.push(`${each} is marked: remove it from scripts/unmarked.ts`);
}
if (complaints.length > 0) {
  process.stderr.write('These texts are not marked for translation (docs/languages.md):\n');
  process.stderr.write(complaints.map(each => `${each}\n`).join(''));
  process.exit(1);
}
