/**
 * Reads of pg-boss's own table, which has no entity. Its methods find the jobs of a queue all together, without an order
 * or a limit, and count them once a minute; operators need one page, the newest first, and what is true now. What is
 * written goes through its methods.
 */

const givenUpColumns = `
  j.id,
  j.source_name as "queue",
  j.data,
  j.created_on as "givenUpAt",
  j.source_retry_count + 1 as "tries",
  left(coalesce(j.source_output->>'message', j.source_output->>'value'), 1000) as "message"
`;

/** Those that wait in the dead letter queue, as its index has them. */
const isGivenUp = `j.name = $1 and j.state < 'active' and not j.blocked and j.source_name is not null`;

export const givenUpPage = `
  select ${givenUpColumns}
  from pgboss.job j
  where ${isGivenUp} and (j.created_on, j.id) < ($2::timestamptz, $3::uuid)
  order by j.created_on desc, j.id desc
  limit $4
`;

export const lockGivenUp = `
  select ${givenUpColumns}
  from pgboss.job j
  where ${isGivenUp} and j.id = $2
  for update
`;

export const lockGivenUpOf = `
  select j.id
  from pgboss.job j
  where ${isGivenUp} and j.source_name = $2
  order by j.created_on, j.id
  limit $3
  for update skip locked
`;

/** What a redrive did not move, as its queue has one that waits for the same. */
export const conflicting = `
  select j.id from pgboss.job j where j.name = $1 and j.id = any($2::uuid[]) and j.state = 'failed'
`;

export const queueFacts = `
  select
    q.name,
    coalesce(own.waiting, 0) as "waiting",
    coalesce(own.running, 0) as "running",
    coalesce(given_up.jobs, 0) as "givenUp",
    own.completed_on as "lastCompletedAt",
    own.failed_on as "lastFailedAt",
    own.failure as "lastFailure"
  from pgboss.queue q
  left join (
    select
      name,
      count(*) filter (where state < 'active')::int as waiting,
      count(*) filter (where state = 'active')::int as running,
      max(completed_on) filter (where state = 'completed') as completed_on,
      max(completed_on) filter (where state = 'failed') as failed_on,
      (array_agg(left(coalesce(output->>'message', output->>'value'), 1000) order by completed_on desc)
        filter (where state = 'failed'))[1] as failure
    from pgboss.job
    group by name
  ) own on own.name = q.name
  left join (
    select j.source_name, count(*)::int as jobs from pgboss.job j where ${isGivenUp} group by j.source_name
  ) given_up on given_up.source_name = q.name
  where q.name = any($2::text[])
`;
