import { plural, t } from '@lingui/core/macro';
import type { BackgroundWorkQuery } from '../../generated/graphql.ts';
import { Figure, Figures } from '../../ui/display/Figure.tsx';

type Work = BackgroundWorkQuery['backgroundWork'];

/** How long something is due, roughly. */
const duration = (seconds: number): string => {
  const minutes = Math.floor(seconds / 60);
  if (minutes < 1) return t`Oldest due for less than a minute`;
  if (minutes < 120)
    return plural(minutes, { one: 'Oldest due for # minute', other: 'Oldest due for # minutes' });
  return plural(Math.floor(minutes / 60), { one: 'Oldest due for # hour', other: 'Oldest due for # hours' });
};

/** What waits now, and for how long. */
export function Backlog({ outbox, dueWebhooks, queues }: Pick<Work, 'outbox' | 'dueWebhooks' | 'queues'>) {
  const sum = (count: 'waiting' | 'running') => queues.reduce((total, queue) => total + queue[count], 0);
  const running = sum('running');
  return (
    <section aria-labelledby="backlog">
      <h2 id="backlog" className="mb-3 text-title font-semibold">{t`Waiting now`}</h2>
      <Figures>
        <Figure
          label={t`Updates to send`}
          value={outbox.entries}
          note={outbox.entries > 0 ? duration(outbox.seconds) : t`All sent`}
        />
        <Figure
          label={t`Jobs`}
          value={sum('waiting')}
          note={plural(running, { 0: 'None is running', one: '# is running', other: '# are running' })}
        />
        <Figure
          label={t`Webhooks`}
          value={dueWebhooks}
          note={t`Due and not sent. Owners of endpoints see what was given up.`}
        />
      </Figures>
    </section>
  );
}
