import type { Credential } from '../doors/graphql/socket-protocol.ts';
import { bearerToken, hasBearerToken } from '../doors/http/bearer-token.ts';
import type { AnswerOf, VariablesFor } from './documents/typed-document.ts';
import { expectDescribed } from './rest-contract.ts';
import type { SecondOpinion } from './second-opinion.ts';

/** A client of the marketplace, with its cookies. */
export class Visitor {
  readonly cookies = new Map<string, string>();
  /** Headers sent with every request. */
  readonly headers: Record<string, string> = {};

  constructor(
    readonly origin: string,
    private readonly secondOpinion: SecondOpinion,
    /** The session token, if signed in. */
    readonly userId = '',
    readonly email = '',
  ) {}

  get token(): string | undefined {
    return this.cookies.get('session');
  }

  /** What the server signs the request in by: a bearer token comes before the cookie. */
  get #credential(): Credential {
    const { authorization } = this.headers;
    const sentToken = hasBearerToken(authorization);
    return { token: bearerToken(authorization) ?? this.token, sentToken };
  }

  /** Sends a raw request to any path. */
  async send(path: string, init: RequestInit = {}): Promise<Response> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = {
      ...(cookie && { cookie }),
      ...this.headers,
      ...(init.headers as Record<string, string>),
    };
    const response = await fetch(this.origin + path, { redirect: 'manual', ...init, headers });
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    return response;
  }

  /** Returns the data of a GraphQL response; errors fail the test. */
  async graphql<const Text extends string>(
    document: Text,
    variables?: VariablesFor<Text>,
  ): Promise<AnswerOf<Text>> {
    const { data, errors } = await this.ask(document, variables);
    if (errors) throw new Error(`Unexpected errors: ${JSON.stringify(errors)}`);
    return data;
  }

  /** Returns the code of the first error of a GraphQL response. */
  async refusal(document: string, variables: Record<string, unknown> = {}): Promise<string | undefined> {
    const { errors } = await this.ask(document, variables);
    return errors?.[0]?.extensions?.code;
  }

  /** Returns a whole GraphQL response, including errors. */
  async ask(query: string, variables: Record<string, unknown> = {}) {
    const credential = this.#credential;
    const response = await this.#post('/graphql', { query, variables });
    const answer = JSON.parse(await response.text());
    const askAgain = async () =>
      JSON.parse(await (await this.#post('/graphql', { query, variables })).text());
    await this.secondOpinion.expectSame(query, variables, credential, answer, askAgain);
    return { status: response.status, headers: response.headers, data: answer.data, errors: answer.errors };
  }

  /** Returns a whole REST response, and expects that the OpenAPI document describes it. */
  async rest(method: 'GET' | 'POST', path: string, body?: unknown) {
    const response =
      body === undefined ? await this.send(path, { method }) : await this.#post(path, body, method);
    const answer = JSON.parse(await response.text());
    expectDescribed(method, path, response.status, answer);
    return { status: response.status, headers: response.headers, body: answer };
  }

  #post(path: string, body: unknown, method = 'POST'): Promise<Response> {
    return this.send(path, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  }

  #keep(setCookie: string): void {
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(setCookie) ?? [];
    if (value) this.cookies.set(name!, value);
    else this.cookies.delete(name!);
  }
}
