import type { Signal } from '../interfaces/event-bus.ts';
import type { Ctx } from '../operation/ctx.ts';

/**
 * What a subscription listens to, returned by its `subscribe`: a topic on the bus and the audience that gets
 * equal responses. Subscriptions with the same document, variables and audience share one execution.
 */
export interface Topic {
  name: string;
  audience: 'everybody' | 'viewer';
  /** Signals to send first: what a client missed while it was disconnected. */
  missed?: () => Promise<Signal[]>;
}

interface SubscribeData {
  context: Ctx;
  args: Record<string, unknown>;
}

/** Called by TypeGraphQL on subscribe; who may follow this object is checked here, and again for every response. */
export const subscribeTo =
  <Args>(topicOf: (ctx: Ctx, args: Args) => Topic | Promise<Topic>) =>
  ({ context, args }: SubscribeData): AsyncIterable<Signal> =>
    // The live hub reads topics instead of iterating; the type is what TypeGraphQL expects.
    Promise.resolve(topicOf(context, args as Args)) as unknown as AsyncIterable<Signal>;
