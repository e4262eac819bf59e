import { Caller } from './load/caller.ts';
import type { Contestant } from './processes.ts';
import { keyPlace, type Workload } from './workloads.ts';

const answerOf = (caller: Caller, request: string): Promise<string> =>
  new Promise((resolve, reject) => caller.send(request, answer => resolve(answer.toString()), reject));

/** Values that differ between correct orders. */
const chance = /"(id|orderNumber|placedAt)":"[^"]*"/g;

const bodyOf = (answer: string, { name }: Workload): string => {
  const body = answer.slice(answer.indexOf('\r\n\r\n') + 4);
  return name === 'order' ? body.replace(chance, '"$1":…') : body;
};

/** Throws unless all servers respond with the same bytes. */
export const compareAnswers = async (contestants: Contestant[], workload: Workload): Promise<void> => {
  const callers = contestants.map(({ port }) => new Caller(port));
  for (const request of workload.requests.slice(0, 50)) {
    const bodies: string[] = [];
    for (const caller of callers) {
      const key = `compare-${crypto.randomUUID()}`.slice(0, keyPlace.length);
      bodies.push(bodyOf(await answerOf(caller, request.replace(keyPlace, key)), workload));
    }
    for (const body of bodies) {
      if (body === bodies[0] && body.includes(workload.expected)) continue;
      throw new Error(`${workload.name}: the answers differ\n${request}\n${bodies.join('\n')}`);
    }
  }
  for (const caller of callers) caller.close();
};
