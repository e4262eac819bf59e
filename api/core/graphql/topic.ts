import { Arg } from 'type-graphql';
import type { Signal } from '../interfaces/event-bus.ts';
import type { Ctx } from '../operation/ctx.ts';

/** The last change of an object that a subscription sends. Its version is the same only while nothing changes. */
export interface Change {
  /** The id that its signal has. */
  id: string;
  version: string;
}

/** What a client missed while it was disconnected. */
export interface Missed {
  /** What changed meanwhile, the earliest change first; throws where that is too much. */
  changes(): Promise<Change[]>;
  /** The last changes of these, the earliest first. */
  changesOf(ids: readonly string[]): Promise<Change[]>;
}

/** What was missed, where the order of changes says nothing about what a client has. */
export const missedSignals = (read: () => Promise<readonly string[]>): Missed => {
  const changesOf = async (ids: readonly string[]) => ids.map(id => ({ id, version: '' }));
  return { changes: async () => changesOf(await read()), changesOf };
};

/** Argument of a subscription to one object; `noun` names it. */
export const SendsCurrentArg = (noun: string) =>
  Arg('sendsCurrent', () => Boolean, {
    defaultValue: false,
    description: `Whether to send the ${noun} as it is now first, such as after a lost connection.`,
  });

/** An object as it is now, which is sent first. */
export const currentOf = (id: string): Missed => missedSignals(async () => [id]);

/**
 * What a subscription listens to, returned by its `subscribe`: a topic on the bus and the audience that gets
 * equal responses. Subscriptions with the same document, variables and audience share one execution.
 */
export interface Topic {
  name: string;
  audience: 'everybody' | 'viewer';
  /** What to send first. */
  missed?: Missed;
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
