import { t } from '@lingui/core/macro';
import type { BackgroundWorkQuery } from '../../generated/graphql.ts';
import { localMoment } from '../../lib/formats/moments.ts';
import { timeAgo } from '../../lib/formats/time-ago.ts';
import { Badge } from '../../ui/display/Badge.tsx';
import { type Column, DataTable } from '../../ui/lists/DataTable.tsx';
import { queueDoes, queueName } from './queue-words.ts';

type Queue = BackgroundWorkQuery['backgroundWork']['queues'][number];

/** Whether nothing was completed since a job failed. */
const isFailing = ({ lastFailedAt, lastCompletedAt }: Queue): boolean =>
  lastFailedAt !== null &&
  (lastCompletedAt === null || Date.parse(lastFailedAt) > Date.parse(lastCompletedAt));

const columns = (now: Date): Column<Queue>[] => [
  {
    heading: t({ message: 'Work', context: 'a column' }),
    isName: true,
    cell: ({ name }) => (
      <>
        {queueName(name)}
        <span className="block text-small font-normal text-muted">{queueDoes(name)}</span>
      </>
    ),
  },
  { heading: t({ message: 'Now', context: 'a column' }), cell: queue => <Now queue={queue} /> },
  {
    heading: t`Last done`,
    cell: queue => (
      <>
        {queue.lastCompletedAt ? (
          <time dateTime={queue.lastCompletedAt} title={localMoment(queue.lastCompletedAt)}>
            {timeAgo(queue.lastCompletedAt, now)}
          </time>
        ) : (
          t`Not recently`
        )}
        {isFailing(queue) && (
          <span className="block text-small text-danger">
            {t`The last one failed: ${queue.lastFailure!}`} · {timeAgo(queue.lastFailedAt!, now)}
          </span>
        )}
      </>
    ),
  },
  {
    heading: t`Next run`,
    cell: ({ nextRunAt }) => (nextRunAt ? localMoment(nextRunAt) : t`When there is something to do`),
  },
];

/** What is in the queue, in words; most are idle most of the time. */
function Now({ queue: { waiting, running, givenUp } }: { queue: Queue }) {
  if (waiting + running + givenUp === 0) return <span className="text-muted">{t`Idle`}</span>;
  return (
    <span className="flex flex-wrap gap-1">
      {givenUp > 0 && <Badge tone="danger">{t`${givenUp} given up`}</Badge>}
      {running > 0 && <Badge tone="leaf">{t`${running} running`}</Badge>}
      {waiting > 0 && <Badge>{t`${waiting} waiting`}</Badge>}
    </span>
  );
}

/** Every queue with what it does, what waits in it, and when it works. */
export const QueueTable = ({ queues, now }: { queues: readonly Queue[]; now: Date }) => (
  <DataTable label={t`Background work`} columns={columns(now)} rows={queues} keyOf={({ name }) => name} />
);
