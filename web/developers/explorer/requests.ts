import type { GraphiQLProps } from 'graphiql';
import { type ExecutionResult, GraphQLError, getOperationAST, OperationTypeNode } from 'graphql';
import { createClient } from 'graphql-ws';

type Fetcher = GraphiQLProps['fetcher'];
type Operation = Parameters<Fetcher>[0];

/**
 * Sends operations with the token that was pasted, or without one. The session of the signed-in person takes no part:
 * a document from a stranger must not act for the person who looks at it.
 */
export class Requests {
  /** In memory only: it is gone with the page. */
  token = '';

  readonly send: Fetcher = (operation, { headers: own, documentAST } = {}) => {
    const headers = this.#withToken(own);
    const kind = documentAST && getOperationAST(documentAST, operation.operationName)?.operation;
    return kind === OperationTypeNode.SUBSCRIPTION ? subscribe(operation, headers) : post(operation, headers);
  };

  /** A header that was written by hand wins. */
  #withToken(own: Record<string, string> = {}): Headers {
    const headers = new Headers(own);
    if (this.token && !headers.has('authorization')) headers.set('authorization', `Bearer ${this.token}`);
    return headers;
  }
}

const post = async (operation: Operation, headers: Headers): Promise<ExecutionResult> => {
  headers.set('content-type', 'application/json');
  const response = await fetch('/graphql', {
    method: 'POST',
    headers,
    body: JSON.stringify(operation),
    // Sends no cookie, and stores none when a document signs someone in.
    credentials: 'omit',
    redirect: 'error',
  });
  const isJson = response.headers.get('content-type')?.includes('json');
  if (!isJson) throw new Error(`The server answered with status ${response.status}.`);
  return response.json();
};

/**
 * Each subscription has a socket, opened with its token. Browsers send the cookie with every socket; a token in the
 * first message, even an empty one, takes its place.
 */
async function* subscribe(operation: Operation, headers: Headers): AsyncGenerator<ExecutionResult> {
  const token = /^Bearer (.+)$/.exec(headers.get('authorization') ?? '')?.[1] ?? '';
  const url = new URL('/graphql', window.location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  const client = createClient({ url: url.href, connectionParams: { token }, retryAttempts: 0 });
  try {
    const results = client.iterate<Record<string, unknown>, Record<string, unknown>>(operation);
    for await (const { data, errors = [] } of results)
      yield { data, errors: errors.map(({ message, ...rest }) => new GraphQLError(message, rest)) };
  } finally {
    await client.dispose();
  }
}
