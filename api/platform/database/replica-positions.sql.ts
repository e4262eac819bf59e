/**
 * Positions of a primary and of its standby in the log of changes, which only functions of PostgreSQL tell. With them the
 * cluster and its timeline: one that was restored or promoted has another timeline, and may be ahead in its own.
 */

const system = (timeline: string) =>
  `(select system_identifier || ' ' || ${timeline} from pg_control_system())`;
const ofPrimary = system(`('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int`);
const ofStandby = system(
  `greatest((select timeline_id from pg_control_checkpoint()),
    (select min_recovery_end_timeline from pg_control_recovery()))`,
);

/** Where the log of changes ends; an error on a server that takes none. */
export const writtenPosition = `select pg_current_wal_lsn()::text as lsn, ${ofPrimary} as "system"`;

/** How much of it a standby has applied; null on any other server. */
export const appliedPosition = `select
  case when pg_is_in_recovery() then pg_last_wal_replay_lsn() end::text as lsn,
  ${ofStandby} as "system"`;
