import type { Ctx } from './ctx.ts';
import type { Signal } from './event-bus.ts';

/**
 * What a subscription hears, which is what its `subscribe` answers: a name on the bus, and for whom its
 * answers are the same. Subscriptions with the same document, variables and audience share one execution.
 */
export interface Topic {
  name: string;
  audience: 'everybody' | 'viewer';
  /** Signals to answer first: what a client missed while it was away. */
  missed?: () => Promise<Signal[]>;
}

interface SubscribeData {
  context: Ctx;
  args: Record<string, unknown>;
}

/** What TypeGraphQL calls when somebody subscribes; rights are judged here, and again with every answer. */
export const subscribeTo =
  <Args>(topicOf: (ctx: Ctx, args: Args) => Topic | Promise<Topic>) =>
  ({ context, args }: SubscribeData): AsyncIterable<Signal> =>
    // The live hub reads topics instead of iterating; the type is what TypeGraphQL expects.
    Promise.resolve(topicOf(context, args as Args)) as unknown as AsyncIterable<Signal>;
