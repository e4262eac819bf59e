import { type ESTree, parseSync, Visitor } from 'vite';

/** A piece of SQL, or a name that a file imports, and the line where it is. */
export interface Written {
  text: string;
  line: number;
}

export interface SourceStatements {
  /** Imported names with the module they come from; types that are imported alone read nothing. */
  imports: (Written & { from: string })[];
  /** Every text of a `.sql.ts` file; elsewhere what Kysely's `sql` writes, and texts that read like statements. */
  texts: Written[];
}

const readsLikeStatement =
  /^\s*\(?(select|insert into|update \S+ set|delete from|with \S+ as|lock table|truncate)\s/;

/** Reads what a source file tells the database. */
export const statementsIn = (file: string, source: string): SourceStatements => {
  const imports: SourceStatements['imports'] = [];
  const texts: Written[] = [];
  const isStatementFile = file.endsWith('.sql.ts');
  const lineOf = ({ start }: ESTree.Span) => source.slice(0, start).split('\n').length;
  const modules = new Set<ESTree.Span>();
  const fragments = new Set<ESTree.Span>();
  let sql: string | undefined;

  const isSql = (node: ESTree.Expression): boolean =>
    node.type === 'Identifier'
      ? node.name === sql
      : node.type === 'MemberExpression' && isSql(node.object as ESTree.Expression);
  const read = (node: ESTree.Span, text: string): void => {
    if (modules.has(node)) return;
    if (isStatementFile || fragments.has(node) || readsLikeStatement.test(text))
      texts.push({ text, line: lineOf(node) });
  };

  new Visitor({
    ImportDeclaration: node => {
      modules.add(node.source);
      if (node.importKind === 'type') return;
      for (const each of node.specifiers) {
        if (each.type !== 'ImportSpecifier' || each.importKind === 'type') continue;
        const text = each.imported.type === 'Identifier' ? each.imported.name : each.imported.value;
        imports.push({ text, from: node.source.value, line: lineOf(each) });
        if (node.source.value === 'kysely' && text === 'sql') sql = each.local.name;
      }
    },
    TaggedTemplateExpression: node => {
      if (isSql(node.tag)) fragments.add(node.quasi);
    },
    CallExpression: node => {
      if (isSql(node.callee)) for (const given of node.arguments) fragments.add(given);
    },
    TemplateLiteral: node => read(node, node.quasis.map(({ value }) => value.raw).join(' ? ')),
    Literal: node => {
      if (typeof node.value === 'string') read(node, node.value);
    },
  }).visit(parseSync(file, source).program);
  return { imports, texts };
};
