import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import MarkdownIt, { type Token } from 'markdown-it';
import { escaped, preformatted } from './markup.ts';
import { type Content, exampleFolder, pageOfDocument } from './pages.ts';

const markdown = new MarkdownIt({ html: false });
const { rules } = markdown.renderer;
const { fence } = rules;
if (!fence) throw new Error('markdown-it has no rule for fenced blocks.');
// What may scroll sideways can be reached with the keyboard.
rules.fence = (...all) => fence(...all).replace('<pre>', '<pre tabindex="0">');
// Names of codes break where people read a space, so that columns of a phone need not break elsewhere.
rules.code_inline = (tokens, index) =>
  `<code>${escaped(tokens[index]!.content).replaceAll('_', '_<wbr>')}</code>`;
rules.table_open = () => '<div class="table" tabindex="0" role="group" aria-label="Table"><table>';
rules.table_close = () => '</table></div>';

/** The name of a heading in addresses, as repositories make it. */
const slugOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-');

const explorer = '/developers/explorer#';

/** Where a link of a document leads on the product; undefined for what has no page. */
const targetOf = (href: string, document: string): string | undefined => {
  if (/^(https?:|#)/.test(href)) return href;
  const [path = '', hash] = href.split('#');
  const file = join(dirname(document), path);
  if (dirname(file) === exampleFolder) return explorer + basename(file, '.graphql');
  const page = pageOfDocument.get(file);
  return page && (hash ? `${page}#${hash}` : page);
};

const hrefOf = (link: Token | undefined): string => String(link?.attrGet('href') ?? '');

/** Leads the links of a line to pages; a link to what has none becomes plain text. */
const leadToPages = (line: Token, document: string): void => {
  let isPlain = false;
  line.children = (line.children ?? []).filter(token => {
    if (token.type === 'link_open') {
      const target = targetOf(hrefOf(token), document);
      isPlain = target === undefined;
      if (target) token.attrSet('href', target);
    }
    return !isPlain || !/^link_/.test(token.type);
  });
};

/** The name of the example that a paragraph consists of a link to. */
const exampleIn = (line: Token | undefined): string | undefined => {
  const [first, , last, ...rest] = line?.children ?? [];
  const href = hrefOf(first);
  return href.startsWith(explorer) && last?.type === 'link_close' && rest.length === 0
    ? href.slice(explorer.length)
    : undefined;
};

// Shows the document of an example above the link to it.
rules.paragraph_open = (tokens, index, options, _env, renderer) => {
  const name = exampleIn(tokens[index + 1]);
  const document = name ? preformatted(readFileSync(join(exampleFolder, `${name}.graphql`), 'utf8')) : '';
  return document + renderer.renderToken(tokens, index, options);
};

/** A document of the repository as a page. */
export const guidePage = (document: string): Content => {
  const tokens = markdown.parse(readFileSync(document, 'utf8'), {});
  let title = '';
  const slugs = new Map<string, number>();
  for (const [index, token] of tokens.entries()) {
    if (token.type === 'inline') leadToPages(token, document);
    if (token.type !== 'heading_open') continue;
    const heading = tokens[index + 1]?.content ?? '';
    const slug = slugOf(heading);
    const before = slugs.get(slug) ?? 0;
    slugs.set(slug, before + 1);
    token.attrSet('id', before > 0 ? `${slug}-${before}` : slug);
    if (token.tag === 'h1') title = heading;
  }
  return { title, html: markdown.renderer.render(tokens, markdown.options, {}) };
};
