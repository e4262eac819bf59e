import { keyPlace, type Workload } from '../workloads.ts';

const runStamp = Date.now().toString(36);
let requestCount = 0;

/** The next request of the workload, with a new idempotency key if it has one. */
export const withNewKey = ({ requests }: Workload): string => {
  requestCount++;
  const request = requests[requestCount % requests.length]!;
  return request.replace(keyPlace, () => `${runStamp}${requestCount}`.padStart(keyPlace.length, '-'));
};
