import type { GraphQLSchema } from 'graphql';
import { textLengthLimit } from '../../../../schema/constants.ts';
import type { ProblemCode } from '../../../core/operation/problem-code.ts';
import { leastPoints } from '../../http/caller-budgets.ts';
import type { Answer, Route } from '../route.ts';
import { listLimit } from '../send-page.ts';
import { codesOf } from './codes-of.ts';
import { exampleOf } from './example-of.ts';
import { headersAt, headersForAll, link } from './headers.ts';
import { refusalsOf } from './refusals-of.ts';
import { requestBodyOf } from './request-body-of.ts';
import type { DescribedResponse, ResponseOrReference } from './responses.ts';
import type { Shapes } from './shapes.ts';
import { credentialsFor, whoMay } from './who-may.ts';

/** A route as an operation of OpenAPI. */
export const operationOf = (route: Route, schema: GraphQLSchema, shapes: Shapes) => {
  const { summary, who, tag, points = leastPoints, isFormer } = route;
  const requestBody = requestBodyOf(route, shapes);
  return {
    operationId: operationIdOf(route),
    tags: [tag],
    summary: isFormer ? `${summary} (former path)` : summary,
    ...(isFormer && { deprecated: true }),
    description: wordsOf(route, points),
    security: credentialsFor(who),
    parameters: parametersOf(route),
    ...(requestBody && { requestBody }),
    responses: responsesOf(route, points, codesOf(route, schema), shapes),
    'x-points': points,
  };
};

/** Such as `getTiffinPlansIdDays`: unique, and a name in every language. */
export const operationIdOf = ({ method, path }: Route): string => {
  const parts = path.replace('/api/', '').split(/[^A-Za-z]+/);
  return method.toLowerCase() + parts.map(part => part.charAt(0).toUpperCase() + part.slice(1)).join('');
};

const answeredAlike =
  'Everyone gets the same answer. Caches may keep it for a second; with its `ETag` in `If-None-Match` the answer is 304, ' +
  'without a body, while nothing has changed.';

const wordsOf = ({ details, who, answer, isForAll, mutations = [] }: Route, points: number): string =>
  [
    details,
    whoMay(who),
    answer.isPage &&
      `At most ${listLimit} entries; where more follow, the header \`Link\` leads to the next page.`,
    mutations.length > 0 && `In GraphQL: ${mutations.map(name => `\`${name}\``).join(', ')}.`,
    isForAll && answeredAlike,
    points === 0 ? 'Free.' : `Costs ${points.toLocaleString('en-US')} points.`,
  ]
    .filter(Boolean)
    .join('\n\n');

const parametersOf = ({ parameters, query = {}, headers = {} }: Route) => [
  ...parametersIn('path', parameters),
  ...parametersIn('query', query),
  ...parametersIn('header', headers),
];

const parametersIn = (place: 'path' | 'query' | 'header', descriptions: Record<string, string>) =>
  Object.entries(descriptions).map(([name, description]) => ({
    name,
    in: place,
    required: place !== 'query',
    description,
    schema: { type: 'string', ...(place === 'query' && { maxLength: textLengthLimit }) },
  }));

const responsesOf = (
  route: Route,
  points: number,
  codes: readonly ProblemCode[],
  shapes: Shapes,
): Record<string, ResponseOrReference> => ({
  200: answerOf(route.answer, route.isForAll ? headersForAll : headersAt(points), shapes),
  ...(route.isForAll && { 304: unchanged }),
  ...refusalsOf(route, codes, shapes),
});

const unchanged: DescribedResponse = {
  description: 'Nothing has changed since the answer whose `ETag` was sent in `If-None-Match`.',
  headers: headersForAll,
};

const answerOf = (
  { description, contentTypes, shape, isPage }: Answer,
  headers: DescribedResponse['headers'],
  shapes: Shapes,
): DescribedResponse => {
  const schema = shape ? shapes.of(shape) : { type: 'string', format: 'binary' };
  const body = { schema, ...(shape && { example: exampleOf(schema, shapes.named) }) };
  return {
    description,
    headers: { ...headers, ...(isPage && link) },
    content: Object.fromEntries(contentTypes.map(type => [type, body])),
  };
};
