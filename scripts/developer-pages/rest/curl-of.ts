import type { OpenApiDocument } from '../../../api/doors/rest/description/openapi-document.ts';
import type { JsonSchema } from '../../../api/doors/rest/description/shapes.ts';

type Operation = OpenApiDocument['paths'][string][string];

/**
 * An operation as a command for a shell, which runs as it is. Parts of the path and headers are variables of the shell, named
 * after them: curl would read braces as lists.
 */
export const curlOf = (
  path: string,
  method: string,
  { security, parameters, requestBody }: Operation,
): string => {
  const content = requestBody?.content ?? {};
  const json = content['application/json']?.schema;
  const form = content['multipart/form-data']?.schema;
  const needsToken = !security.some(each => Object.keys(each).length === 0);
  const headers = parameters.filter(parameter => parameter.in === 'header');
  const lines = [
    `curl ${method === 'get' ? '' : '-X POST '}"$TIFFIN_URL${path.replace(/\{(\w+)\}/g, (_, name) => `$${variableOf(name)}`)}"`,
    ...(needsToken ? ['-H "Authorization: Bearer $TIFFIN_TOKEN"'] : []),
    ...headers.map(({ name }) => `-H "${name}: $${variableOf(name)}"`),
    ...(json
      ? ["-H 'Content-Type: application/json'", `-d ${quoted(JSON.stringify(exampleBody(json)))}`]
      : []),
    ...(form ? formParts(form) : []),
  ];
  return lines.join(' \\\n  ');
};

/** The variable of the shell for a parameter. */
export const variableOf = (parameter: string): string => parameter.toUpperCase().replaceAll('-', '_');

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

const exampleBody = ({ properties = {} }: JsonSchema) =>
  Object.fromEntries(
    Object.entries(properties).flatMap(([name, { examples }]) =>
      Array.isArray(examples) ? [[name, examples[0]]] : [],
    ),
  );

/** The fields of a form, and its file. */
const formParts = (form: JsonSchema): string[] => {
  const files = Object.entries(form.properties ?? {}).filter(([, { format }]) => format === 'binary');
  return [
    ...Object.entries(exampleBody(form)).map(([name, example]) => `-F ${quoted(`${name}=${example}`)}`),
    ...files.map(([name]) => `-F ${name}=@document.pdf`),
  ];
};
