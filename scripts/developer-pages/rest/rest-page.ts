import type { OpenApiDocument } from '../../../api/doors/rest/description/openapi-document.ts';
import { escaped } from '../markup.ts';
import type { Content } from '../pages.ts';
import { operationAsHtml } from './operation-as-html.ts';
import { schemaAsHtml } from './schema-as-html.ts';
import { wordsAsHtml } from './words.ts';

/** The page of the REST paths, made of their description. */
export const restPage = (document: OpenApiDocument): Content => {
  const { info, tags, components } = document;
  const groups = tags.map(tag => ({ ...tag, operations: operationsOf(document, tag.name) }));
  return {
    title: 'REST paths',
    html: `<h1>REST paths</h1>
${wordsAsHtml(info.description)}
<p>The description for tools is at <a href="/api/openapi.json">/api/openapi.json</a>.</p>
<details><summary>Contents</summary>
${groups.map(({ name, operations }) => contentsOf(name, operations)).join('\n')}
<p><a href="#schemas">Schemas</a></p>
</details>
<div class="rest">
<h2 id="credentials">Credentials</h2>
${Object.values(components.securitySchemes)
  .map(({ description }) => wordsAsHtml(description))
  .join('\n')}
${groups.map(({ name, description, operations }) => sectionOf(name, description, operations, document)).join('\n')}
<h2 id="schemas">Schemas</h2>
${Object.entries(components.schemas)
  .map(([name, schema]) => schemaAsHtml(name, schema))
  .join('\n')}
</div>`,
  };
};

type Named = ReturnType<typeof operationsOf>;

const operationsOf = ({ paths }: OpenApiDocument, tag: string) =>
  Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, operation]) =>
      operation.tags.some(name => name === tag) ? [{ path, method, operation }] : [],
    ),
  );

const contentsOf = (tag: string, operations: Named): string => `<p><strong>${escaped(tag)}</strong></p>
<ul>${operations.map(({ operation: { operationId, summary }, path }) => `<li><a href="#${operationId}" title="${escaped(path)}">${escaped(summary)}</a></li>`).join('')}</ul>`;

const sectionOf = (tag: string, description: string, operations: Named, document: OpenApiDocument): string =>
  `<h2>${escaped(tag)}</h2>
${wordsAsHtml(description)}
${operations.map(({ path, method, operation }) => operationAsHtml(path, method, operation, document)).join('\n')}`;
