/** Seconds after which PostgreSQL archives what is written, full or not: what a lost machine can cost. */
export const archiveSeconds = Number(process.env.ARCHIVE_SECONDS ?? 10);

/** Seconds of load before the moment that is restored, and again after it. */
export const loadSeconds = Number(process.env.LOAD_SECONDS ?? 15);

/** Time that archiving a finished file takes on a busy machine. */
export const archivingSeconds = 10;
