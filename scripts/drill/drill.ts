import type { Cluster } from '../rehearsal/cluster.ts';
import type { MailSink } from '../rehearsal/mail-sink.ts';
import type { Product } from '../rehearsal/product.ts';
import type { Proofs } from '../rehearsal/report.ts';
import type { Timings } from '../rehearsal/timing.ts';
import type { Backups } from './backups.ts';

/** What every step of a drill uses. */
export interface Drill {
  folder: string;
  /** The folder of PostgreSQL's programs. */
  programs: string;
  backups: Backups;
  mail: MailSink;
  proofs: Proofs;
  timings: Timings;
  say(line: string): void;
  /** Registers a server that the clean up stops, however the drill ends; returns it. */
  stopAtEnd<Server extends Cluster | Product>(server: Server): Server;
}
