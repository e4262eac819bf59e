import type { Backups } from './backups.ts';
import type { Cluster } from './cluster.ts';
import type { MailSink } from './mail-sink.ts';
import type { Product } from './product.ts';
import type { Proofs } from './report.ts';
import type { Timings } from './timing.ts';

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
