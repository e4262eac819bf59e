import type { OpenApiDocument } from '../../../api/doors/rest/description/openapi-document.ts';
import type { RequestBody } from '../../../api/doors/rest/description/request-body-of.ts';
import { type DescribedResponse, resolved } from '../../../api/doors/rest/description/responses.ts';
import { escaped, inline, preformatted } from '../markup.ts';
import { curlOf } from './curl-of.ts';
import { fieldsAsHtml, typeAsHtml } from './schema-as-html.ts';
import { wordsAsHtml } from './words.ts';

type Operation = OpenApiDocument['paths'][string][string];

/** A section on an operation. */
export const operationAsHtml = (
  path: string,
  method: string,
  operation: Operation,
  { components }: OpenApiDocument,
): string => {
  const { operationId, summary, description, parameters, requestBody, responses } = operation;
  // What 304 means is in the description.
  const { 200: answer, 304: _unchanged, ...refusals } = responses;
  const rows = Object.entries(refusals).map(([status, response]) => {
    const words = wordsAsHtml(resolved(response, components.responses).description);
    return `<dt>${status === 'default' ? 'Others' : status}</dt><dd>${words}</dd>`;
  });
  return `<article class="entry" aria-labelledby="${operationId}">
<h3 id="${operationId}">${escaped(summary)}</h3>
<p class="path"><span class="method">${method.toUpperCase()}</span> <code>${escaped(path).replaceAll('/', '/<wbr>')}</code></p>
${wordsAsHtml(description)}
${parameters.length > 0 ? `<h4>Parameters</h4><dl>${parameters.map(parameterAsHtml).join('\n')}</dl>` : ''}
${requestBody ? `<h4>Body</h4>${bodyAsHtml(requestBody)}` : ''}
<h4>Example</h4>
${preformatted(curlOf(path, method, operation))}
<h4>Answer</h4>
${answerAsHtml(resolved(answer!, components.responses))}
<details><summary>Refusals of “${escaped(summary)}”</summary><dl>${rows.join('\n')}</dl></details>
</article>`;
};

const parameterAsHtml = ({
  name,
  in: place,
  description,
  required,
}: Operation['parameters'][number]): string =>
  `<dt><code>${escaped(name)}</code> <span class="type">in the ${place}</span>${required ? '' : ' <span class="note">may be absent</span>'}</dt>
<dd>${wordsAsHtml(description)}</dd>`;

const bodyAsHtml = ({ content }: RequestBody): string =>
  Object.entries(content)
    .map(([type, { schema }]) => `<p><code>${type}</code></p>${fieldsAsHtml(schema)}`)
    .join('');

const answerAsHtml = ({ description, content = {} }: DescribedResponse): string => {
  const types = Object.entries(content);
  const [, { schema, example }] = types[0]!;
  const shown = example === undefined ? '' : preformatted(JSON.stringify(example, null, 2));
  const names = types.map(([type]) => `<code>${type}</code>`).join(', ');
  return `<p>${names}: ${typeAsHtml(schema)}. ${inline(description)}</p>${shown}`;
};
