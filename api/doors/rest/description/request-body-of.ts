import { uploadLimitBytes } from '../../../../schema/constants.ts';
import type { Fields } from '../body.ts';
import { type DocumentForm, fileField } from '../receive-form.ts';
import type { Route } from '../route.ts';
import type { JsonSchema, Shapes } from './shapes.ts';

export interface RequestBody {
  required: true;
  /** By content type. */
  content: Record<string, { schema: JsonSchema; encoding?: object }>;
}

/** What a route reads of a body; undefined where it reads none. */
export const requestBodyOf = ({ body, form, rawBody }: Route, shapes: Shapes): RequestBody | undefined => {
  if (body) return { required: true, content: { 'application/json': jsonBody(body, shapes) } };
  if (form) return { required: true, content: { 'multipart/form-data': multipartBody(form, shapes) } };
  if (rawBody === undefined) return undefined;
  return {
    required: true,
    content: { 'application/json': { schema: { type: 'object', description: rawBody } } },
  };
};

const jsonBody = (fields: Fields, shapes: Shapes) => {
  const entries = Object.entries(fields);
  const properties = Object.fromEntries(
    entries.map(([name, { rule, description, example }]) => [
      name,
      { ...shapes.of(rule), description, ...(example !== undefined && { examples: [example] }) },
    ]),
  );
  const required = entries.filter(([, { isRequired }]) => isRequired).map(([name]) => name);
  return { schema: objectOf(properties, required) };
};

const multipartBody = ({ kinds, fields }: DocumentForm, shapes: Shapes) => {
  const texts = Object.entries(fields).map(([name, { rule, description, example }]) => [
    name,
    { ...shapes.of(rule), description, examples: [example] },
  ]);
  const file = {
    type: 'string',
    format: 'binary',
    description: `The file, at most ${uploadLimitBytes / 1024 ** 2} MiB.`,
  };
  return {
    schema: objectOf({ ...Object.fromEntries(texts), [fileField]: file }, [
      ...Object.keys(fields),
      fileField,
    ]),
    encoding: { [fileField]: { contentType: kinds.contentTypes.join(', ') } },
  };
};

const objectOf = (properties: Record<string, JsonSchema>, required: string[]): JsonSchema => ({
  type: 'object',
  properties,
  ...(required.length > 0 && { required }),
});
