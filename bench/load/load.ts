import { performance } from 'node:perf_hooks';
import type { Workload } from '../workloads.ts';
import { Caller } from './caller.ts';
import { withNewKey } from './with-new-key.ts';

/** A task of this process. */
export interface Task {
  port: number;
  workload: string;
  connections: number;
  seconds: number;
}

export interface Measured {
  requestsPerSecond: number;
  requests: number;
  p50: number;
  p99: number;
  /** Utilization of this process, 0 to 1: near 1 it is the bottleneck itself. */
  busy: number;
}

const callOnAndOn = (caller: Caller, workload: Workload, until: number, latencies: number[]): Promise<void> =>
  new Promise((resolve, reject) => {
    const call = () => {
      const sent = performance.now();
      const answered = (answer: Buffer) => {
        const now = performance.now();
        if (answer.toString('latin1', 9, 12) !== '200' || !answer.includes(workload.expected)) {
          return reject(new Error(`${workload.name}: unexpected answer\n${answer}`));
        }
        latencies.push(now - sent);
        if (now < until) call();
        else resolve();
      };
      caller.send(withNewKey(workload), answered, reject);
    };
    call();
  });

const perform = async ({ port, connections, seconds }: Task, workload: Workload): Promise<Measured> => {
  const callers = Array.from({ length: connections }, () => new Caller(port));
  const latencies: number[] = [];
  const start = performance.now();
  const before = performance.eventLoopUtilization();
  await Promise.all(callers.map(caller => callOnAndOn(caller, workload, start + seconds * 1000, latencies)));
  const elapsed = performance.now() - start;
  for (const caller of callers) caller.close();
  latencies.sort((a, b) => a - b);
  return {
    requestsPerSecond: (latencies.length / elapsed) * 1000,
    requests: latencies.length,
    p50: latencies[Math.floor(latencies.length * 0.5)]!,
    p99: latencies[Math.floor(latencies.length * 0.99)]!,
    busy: performance.eventLoopUtilization(before).utilization,
  };
};

// This process is given the workloads once and then one task after another.
const workloads = new Map<string, Workload>();
process.on('message', async (message: Workload[] | Task) => {
  if (Array.isArray(message)) {
    for (const workload of message) workloads.set(workload.name, workload);
    return;
  }
  process.send!(await perform(message, workloads.get(message.workload)!));
});
