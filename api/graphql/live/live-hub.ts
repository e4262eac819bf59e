import type { Signal } from '../../core/event-bus.ts';
import { Group } from './group.ts';
import type { Line } from './line.ts';

/** Who listens to what in this process: topics, and under each the groups of equal subscriptions. */
export class LiveHub {
  readonly #topics = new Map<string, Map<string, Group>>();

  hear = (signals: readonly Signal[]): void => {
    for (const { topic, id } of signals) {
      for (const group of this.#topics.get(topic)?.values() ?? []) group.hear(id);
    }
  };

  /** The group of a key under a topic; the first who asks says how its signals are answered. */
  join(topic: string, key: string, line: Line, answer: (signal: Signal) => Promise<string | null>): Group {
    const groups = this.#topics.get(topic) ?? new Map<string, Group>();
    this.#topics.set(topic, groups);
    const group = groups.get(key) ?? new Group(topic, answer);
    groups.set(key, group);
    group.lines.add(line);
    return group;
  }

  leave({ lines, topic }: Group, key: string, line: Line): void {
    lines.delete(line);
    if (lines.size > 0) return;
    const groups = this.#topics.get(topic);
    groups?.delete(key);
    if (groups?.size === 0) this.#topics.delete(topic);
  }
}
