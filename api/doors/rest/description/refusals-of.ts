import { problemCodes } from '../../../../schema/problem-codes.ts';
import { anyScope } from '../../../core/access/viewer.ts';
import type { ProblemCode } from '../../../core/operation/problem-code.ts';
import { leastPoints } from '../../http/caller-budgets.ts';
import { problemShape, refusalShape } from '../present/problem.ts';
import type { Route } from '../route.ts';
import { headersAt, retryAfter } from './headers.ts';
import { type DescribedResponse, type ResponseOrReference, referenceToResponse } from './responses.ts';
import type { JsonSchema, Shapes } from './shapes.ts';
import { admitsEveryone, admitsStrangers } from './who-may.ts';

/** What is refused before an operation, by the name of its response. */
const commonRefusals = {
  Malformed: 'A value of the request is malformed.',
  NotSignedIn: 'Not signed in, or the credential has expired.',
  NotAllowed: 'Signed in, but not allowed, or an API token without the scope.',
  TooLarge: 'The body is too large.',
  WrongType: 'The type of the body is not accepted.',
  TooManyRequests: 'Too many requests or attempts in a short time. Wait as long as `Retry-After` says.',
  Unavailable: 'Briefly unavailable. Wait as long as `Retry-After` says.',
  OtherRefusal: 'Any other refusal.',
} as const;
type CommonRefusal = keyof typeof commonRefusals;

/** The refusals that routes share, as components. */
export const sharedRefusals = (shapes: Shapes): Record<string, DescribedResponse> =>
  Object.fromEntries(
    Object.keys(commonRefusals)
      .filter(isCommon)
      .map(name => [name, commonRefusal(name, leastPoints, shapes)]),
  );

const isCommon = (name: string): name is CommonRefusal => name in commonRefusals;

const commonRefusal = (name: CommonRefusal, points: number, shapes: Shapes): DescribedResponse =>
  refusal(commonRefusals[name], [shapes.of(refusalShape)], {
    points,
    waits: name === 'TooManyRequests' || name === 'Unavailable',
  });

/** Which of them a route has, by status. */
const commonTo = (route: Route): Partial<Record<number, CommonRefusal>> => {
  const { who, body, form, query, parameters, rawBody, points } = route;
  const hasBody = body || form || rawBody;
  return {
    ...((hasBody || query || Object.keys(parameters).length > 0) && { 400: 'Malformed' }),
    ...(!admitsStrangers(who) && { 401: 'NotSignedIn' }),
    ...((!admitsEveryone(who) || who.scope !== anyScope) && { 403: 'NotAllowed' }),
    ...(hasBody && { 413: 'TooLarge', 415: 'WrongType' }),
    ...(points !== 0 && { 429: 'TooManyRequests' }),
    503: 'Unavailable',
  };
};

/** The responses of a route that refuse a request, by status. */
export const refusalsOf = (
  route: Route,
  codes: readonly ProblemCode[],
  shapes: Shapes,
): Record<string, ResponseOrReference> => {
  const common = commonTo(route);
  const own = route.refusals ?? {};
  const points = route.points === 0 ? 0 : leastPoints;
  // A free request has no headers of a budget, so it cannot share what others send.
  const sharedOf = (name: CommonRefusal): ResponseOrReference =>
    points === 0 ? commonRefusal(name, points, shapes) : referenceToResponse(name);
  const responseWith = (status: number): ResponseOrReference => {
    const sent = codes.filter(code => problemCodes[code].status === status);
    const shared = common[status];
    if (shared && !own[status] && sent.length === 0) return sharedOf(shared);
    const description = own[status]?.description ?? (shared && commonRefusals[shared]);
    const words = [...(description ? [description] : []), ...sent.map(codeInWords)].join('\n\n');
    if (status < 400) return { description: words, headers: headersAt(points) };
    const alternatives = [
      ...(description ? [shapes.of(own[status]?.shape ?? refusalShape)] : []),
      ...(sent.length > 0 ? [problemWith(sent, shapes)] : []),
    ];
    return refusal(words, alternatives, { points, waits: status === 429 || status === 503 });
  };
  const statuses = [common, own].flatMap(each => Object.keys(each).map(Number));
  const all = new Set([...statuses, ...codes.map(code => problemCodes[code].status)]);
  const responses = [...all].toSorted((a, b) => a - b).map(status => [status, responseWith(status)] as const);
  return { ...Object.fromEntries(responses), default: sharedOf('OtherRefusal') };
};

const codeInWords = (code: ProblemCode) => `\`${code}\`: ${problemCodes[code].description}`;

const problemWith = (codes: readonly ProblemCode[], shapes: Shapes): JsonSchema => ({
  allOf: [shapes.of(problemShape), { properties: { code: { type: 'string', enum: codes } } }],
});

const refusal = (
  description: string,
  alternatives: JsonSchema[],
  { points, waits }: { points: number; waits: boolean },
): DescribedResponse => ({
  description,
  headers: { ...headersAt(points), ...(waits && retryAfter) },
  content: {
    'application/json': { schema: alternatives.length === 1 ? alternatives[0]! : { anyOf: alternatives } },
  },
});
