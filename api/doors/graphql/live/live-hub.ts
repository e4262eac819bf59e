import { LRUCache } from 'lru-cache';
import type { Signal } from '../../../core/interfaces/event-bus.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import type { FanOut } from './fan-out.ts';
import { Group, type GroupParts } from './group.ts';
import type { Line } from './run-in-order.ts';

/** Maximum number of shared contexts, and their lifetime in milliseconds. */
const readings = { max: 100, ttl: 500, ttlAutopurge: true };

/** Subscriptions of this process: topics, and under each the groups of equal subscriptions. */
export class LiveHub {
  readonly #topics = new Map<string, Map<string, Group>>();
  readonly #readings = new LRUCache<string, Ctx>(readings);

  constructor(private readonly fanOut: FanOut) {}

  onSignals = (signals: readonly Signal[]): void => {
    for (const { topic, id } of signals) {
      this.#readings.delete(topic);
      for (const group of this.#topics.get(topic)?.values() ?? []) group.onSignal(id);
    }
  };

  /**
   * The context shared by a topic's public responses. What one of them has read is there for all others: a
   * thousand different queries about a kitchen read it once. A new signal discards it.
   */
  readingOf(topic: string, open: () => Ctx): Ctx {
    const known = this.#readings.get(topic);
    if (known) return known;
    const reading = open();
    this.#readings.set(topic, reading);
    return reading;
  }

  /** The group of a key under a topic, for a line to join; the first one sets how its signals are answered. */
  groupOf(key: string, parts: GroupParts): Group {
    const { topic } = parts;
    const groups = this.#topics.get(topic) ?? new Map<string, Group>();
    this.#topics.set(topic, groups);
    const group = groups.get(key) ?? new Group(parts, this.fanOut);
    groups.set(key, group);
    return group;
  }

  leave(group: Group, key: string, line: Line): void {
    group.remove(line);
    if (!group.isEmpty) return;
    const groups = this.#topics.get(group.topic);
    groups?.delete(key);
    if (groups?.size === 0) this.#topics.delete(group.topic);
  }

  close(): Promise<void> {
    return this.fanOut.stop();
  }
}
