import type { OpenApiDocument } from '../../rest/description/openapi-document.ts';
import { escaped } from '../escaped.ts';
import { operationAsHtml } from './operation-as-html.ts';
import { schemaAsHtml } from './schema-as-html.ts';
import { wordsAsHtml } from './words.ts';

/** A page to read the document on; made of it, without a script. */
export const referenceAsHtml = (document: OpenApiDocument): string => {
  const { info, tags, components } = document;
  const groups = tags.map(tag => ({ ...tag, operations: operationsOf(document, tag.name) }));
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="description" content="Reference of the REST paths of Tiffin: requests, answers and refusals.">
<title>${escaped(info.title)}</title>
<link rel="stylesheet" href="/developers/rest.css">
<body>
<a class="skip" href="#content">Skip to the content</a>
<nav aria-label="Contents" tabindex="0">
<details><summary>Contents</summary>
${groups.map(({ name, operations }) => contentsOf(name, operations)).join('\n')}
<h2><a href="#schemas">Schemas</a></h2>
</details>
</nav>
<main id="content">
<h1>${escaped(info.title)}</h1>
${wordsAsHtml(info.description)}
<p>The description for tools is at <a href="/api/openapi.json">/api/openapi.json</a>.</p>
<h2 id="credentials">Credentials</h2>
${Object.values(components.securitySchemes)
  .map(({ description }) => wordsAsHtml(description))
  .join('\n')}
${groups.map(({ name, description, operations }) => sectionOf(name, description, operations, document)).join('\n')}
<h2 id="schemas">Schemas</h2>
${Object.entries(components.schemas)
  .map(([name, schema]) => schemaAsHtml(name, schema))
  .join('\n')}
</main>
</body>
</html>
`;
};

type Named = ReturnType<typeof operationsOf>;

const operationsOf = ({ paths }: OpenApiDocument, tag: string) =>
  Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, operation]) =>
      operation.tags.some(name => name === tag) ? [{ path, method, operation }] : [],
    ),
  );

const contentsOf = (tag: string, operations: Named): string => `<h2>${escaped(tag)}</h2>
<ul>${operations.map(({ operation: { operationId, summary }, path }) => `<li><a href="#${operationId}" title="${escaped(path)}">${escaped(summary)}</a></li>`).join('')}</ul>`;

const sectionOf = (tag: string, description: string, operations: Named, document: OpenApiDocument): string =>
  `<h2>${escaped(tag)}</h2>
${wordsAsHtml(description)}
${operations.map(({ path, method, operation }) => operationAsHtml(path, method, operation, document)).join('\n')}`;
