import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { GraphQLSchema } from 'graphql';
import { guidePage } from './guide-page.ts';
import { escaped } from './markup.ts';
import { type Content, pageOfDocument } from './pages.ts';
import { type AccessOf, referencePage } from './reference-page.ts';
import { restPage } from './rest/rest-page.ts';
import { withSettings } from './sample-settings.ts';

const folder = 'dist/web';

/** The longest page; the reference grows with the schema, and a phone must be able to hold it. */
const mostBytes = 2 * 1024 * 1024;

/** A module of the built server, which knows the rules of the fields. */
const built = (path: string) => import(pathToFileURL(resolve('dist/api', path)).href);

const reference = async (): Promise<Content> => {
  const { buildSchema }: { buildSchema(): GraphQLSchema } = await built('schema.js');
  const { describeAccess }: { describeAccess(schema: GraphQLSchema): AccessOf } = await built(
    'doors/graphql/describe-access.js',
  );
  const schema = buildSchema();
  return referencePage(schema, describeAccess(schema));
};

const filled = (template: string, path: string, { title, html }: Content): string =>
  template
    .replace(/<title>[^<]*</, () => `<title>${escaped(title)} · Tiffin for developers<`)
    .replace(
      /name="description" content="[^"]*"/,
      () => `name="description" content="${escaped(title)}: for people who build on Tiffin."`,
    )
    .replace(`<a href="${path}">`, () => `<a href="${path}" aria-current="page">`)
    .replace('<main id="content"></main>', () => `<main id="content">${withSettings(html)}</main>`);

/** Writes the pages for developers into the built client: the start, the guides and the references. */
export const writeDeveloperPages = async (): Promise<void> => {
  const templateFile = `${folder}/developers/page.html`;
  const template = readFileSync(templateFile, 'utf8');
  rmSync(templateFile);
  if (!template.includes('<main id="content"></main>')) throw new Error('page.html has no empty main part.');
  const contents = new Map<string, Content>([
    ['/developers', { title: 'Build on Tiffin', html: readFileSync('web/developers/start.html', 'utf8') }],
    ['/developers/reference', await reference()],
    ['/developers/rest', restPage(JSON.parse(readFileSync('schema/openapi.json', 'utf8')))],
    ...[...pageOfDocument].map(([document, path]) => [path, guidePage(document)] as const),
  ]);
  for (const [path, content] of contents) {
    const page = filled(template, path, content);
    if (Buffer.byteLength(page) > mostBytes) throw new Error(`The page ${path} is too long: split it.`);
    const file = `${folder}${path}.html`;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, page);
  }
};
