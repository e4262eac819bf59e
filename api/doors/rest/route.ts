import type { FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod';
import type { Rule } from '../../core/access/viewer.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import type { Problem } from '../../core/operation/problem.ts';
import type { ProblemCode } from '../../core/operation/problem-code.ts';
import type { Fields, ValuesOf } from './body.ts';
import type { Tag } from './description/tags.ts';
import type { DocumentForm } from './receive-form.ts';

/** What a route sends when it succeeds. */
export interface Answer<Value = unknown> {
  description: string;
  contentTypes: readonly string[];
  /** What the body of a JSON answer holds; absent for files. */
  shape?: z.ZodType<Value>;
  /** Whether it is one page of a list, with the header `Link` where more follow. */
  isPage?: boolean;
}

/** A refusal of a route besides its Problems, and besides those that every route can send. */
export interface OtherRefusal {
  description: string;
  shape?: z.ZodType;
}

type ParameterOf<Path extends string> = Path extends `${string}/:${infer Name}/${infer Rest}`
  ? Name | ParameterOf<`/${Rest}`>
  : Path extends `${string}/:${infer Name}`
    ? Name
    : never;

/**
 * What a route is. The server reads a request by it, and the OpenAPI document is made of it, so neither can differ from
 * the other.
 */
export interface Declaration<
  Path extends string = string,
  Query extends string = string,
  Header extends string = string,
  Body extends Fields = Fields,
  Value = unknown,
> {
  tag: Tag;
  summary: string;
  /** What the summary leaves open, in Markdown. */
  details?: string;
  /** Whether new programs use another path. */
  isFormer?: boolean;
  who: Rule;
  /** Whether everyone gets the same answer. Caches may keep it for a second, so it says nothing of its caller's budget. */
  isForAll?: boolean;
  /** Points of a request that takes longer than others; 0 is free. */
  points?: number;
  /** Each parameter in the path, with its description. */
  parameters: Record<ParameterOf<Path>, string>;
  /** Texts after the question mark; each may be left out. */
  query?: Record<Query, string>;
  headers?: Record<Header, string>;
  /** The fields of a JSON body; others are dropped. */
  body?: Body;
  form?: DocumentForm;
  /** Set where the body is for the handler to read; says what it is. */
  rawBody?: string;
  answer: Answer<Value>;
  /** The mutations that run the same operations: the route can send the Problems of their result unions. */
  mutations?: readonly string[];
  /** Codes of Problems besides those. */
  problems?: readonly ProblemCode[];
  refusals?: Readonly<Record<number, OtherRefusal>>;
}

/** A request as its route declares it. */
export interface Call<
  Path extends string = string,
  Query extends string = string,
  Header extends string = string,
  Body extends Fields = Fields,
> {
  ctx: Ctx;
  parameters: Record<ParameterOf<Path>, string>;
  query: Record<Query, string | undefined>;
  headers: Record<Header, string | undefined>;
  body: ValuesOf<Body>;
  request: FastifyRequest;
  reply: FastifyReply;
}

type Method = 'GET' | 'POST';

/** A route of the REST door. */
export interface Route extends Declaration {
  method: Method;
  path: string;
  handle(call: Call): Promise<unknown>;
}

const routeBy =
  (method: Method) =>
  <
    Path extends `/api/${string}`,
    Query extends string = never,
    Header extends string = never,
    Body extends Fields = Record<never, never>,
    Value = unknown,
  >(
    path: Path,
    declaration: Declaration<Path, Query, Header, Body, Value>,
    handle: (call: Call<Path, Query, Header, Body>) => Promise<Value | Problem | FastifyReply>,
  ): Route => ({ ...declaration, method, path, handle: handle as Route['handle'] });

export const get = routeBy('GET');
export const post = routeBy('POST');

/** An answer in JSON. */
export const json = <Value>(description: string, shape: z.ZodType<Value>): Answer<Value> => ({
  description,
  contentTypes: ['application/json'],
  shape,
});

/** A page of a list: an array. */
export const page = <Entry>(description: string, entries: z.ZodType<Entry[]>): Answer<Entry[]> => ({
  ...json(description, entries),
  isPage: true,
});

/** A file to download. */
export const file = (description: string, ...contentTypes: string[]): Answer => ({
  description,
  contentTypes,
});
