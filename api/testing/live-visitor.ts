import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Client, createClient, type FormattedExecutionResult } from 'graphql-ws';
import WebSocket from 'ws';
import type { Visitor } from './visitor.ts';

type Answer = FormattedExecutionResult<Record<string, unknown>, unknown>;

/** Events of a subscription, in order; `next` waits for one more. */
export interface Subscription {
  // biome-ignore lint/suspicious/noExplicitAny: a result has any shape.
  next(): Promise<any>;
  /** Code of the error that ended it. */
  refusal(): Promise<string | undefined>;
  stop(): Promise<void>;
}

/** A visitor's open connection for subscriptions. */
export class LiveVisitor {
  readonly client: Client;

  constructor({ origin, token }: Pick<Visitor, 'origin' | 'token'>, retryAttempts = 0) {
    this.client = createClient({
      url: `${origin.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: token ? { token } : {},
      retryAttempts,
      shouldRetry: () => true,
      retryWait: () => nextTurn(),
    });
  }

  /** Subscribes, and waits until the server must have processed it. */
  async subscribe(query: string, variables: Record<string, unknown> = {}): Promise<Subscription> {
    const answers = this.client.iterate<Record<string, unknown>>({ query, variables });
    const refused = (error: unknown) => (error as { extensions?: { code?: string } }[])[0]?.extensions?.code;
    const first = answers.next();
    let pending: Promise<IteratorResult<Answer>> | undefined = first;
    first.catch(() => undefined);
    // Messages of a socket are handled in order, and a `me` query takes as long as subscribing.
    for await (const _ of this.client.iterate({ query: '{ me { id } }' }));
    for await (const _ of this.client.iterate({ query: '{ me { id } }' }));
    const take = () => {
      const taken = pending ?? answers.next();
      pending = undefined;
      return taken;
    };
    return {
      next: async () => {
        const { value } = await take();
        if (value?.errors) throw new Error(JSON.stringify(value.errors));
        return value?.data;
      },
      refusal: () => take().then(() => undefined, refused),
      stop: async () => void (await answers.return?.()),
    };
  }

  /** Sends a query without waiting. */
  ask(query: string, variables: Record<string, unknown> = {}): void {
    this.client
      .iterate({ query, variables })
      .next()
      .catch(() => undefined);
  }

  /** Resolves with the close code of the connection. */
  closed(): Promise<number> {
    return new Promise(resolve => {
      const forget = this.client.on('closed', event => {
        forget();
        resolve((event as CloseEvent).code);
      });
    });
  }

  async leave(): Promise<void> {
    await this.client.dispose();
  }
}
