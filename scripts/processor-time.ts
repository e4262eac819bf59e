import { readFileSync, writeFileSync } from 'node:fs';

/** An event of a trace as Chromium writes it; times in microseconds. */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** Processor time of the thread within `dur`. */
  tdur?: number;
}

/** One task of one thread, and the part of its time in which it ran. */
interface Task {
  from: number;
  until: number;
  share: number;
}

/**
 * Rewrites a trace as if the machine had been idle otherwise: each task takes only its processor time, and
 * its events move accordingly.
 */
export const leaveOutWaiting = (file: string): void => {
  const trace: { traceEvents: TraceEvent[] } = JSON.parse(readFileSync(file, 'utf8'));
  const tasks = tasksByThread(trace.traceEvents);
  for (const event of trace.traceEvents) {
    const task = tasks.get(threadOf(event))?.findLast(({ from }) => from <= event.ts);
    if (!task || event.ts > task.until) continue;
    event.ts = task.from + (event.ts - task.from) * task.share;
    if (event.dur) event.dur *= task.share;
  }
  writeFileSync(file, JSON.stringify(trace));
};

const threadOf = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`;

const tasksByThread = (events: readonly TraceEvent[]): Map<string, Task[]> => {
  const threads = new Map<string, Task[]>();
  for (const event of events) {
    const { name, ph, ts, dur, tdur } = event;
    if (ph !== 'X' || !name.endsWith('RunTask') || !dur || tdur === undefined) continue;
    const tasks = threads.get(threadOf(event)) ?? [];
    tasks.push({ from: ts, until: ts + dur, share: Math.min(1, tdur / dur) });
    threads.set(threadOf(event), tasks);
  }
  for (const tasks of threads.values()) tasks.sort((one, other) => one.from - other.from);
  return threads;
};
