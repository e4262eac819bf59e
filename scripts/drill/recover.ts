import { Cluster } from '../rehearsal/cluster.ts';
import type { Where } from '../rehearsal/product.ts';
import type { Drill } from './drill.ts';

export interface Recovery {
  /** What the report calls it. */
  title: string;
  /** Begins the names of its folders. */
  name: string;
  /** Undefined to recover to the end of the archive. */
  moment?: string;
}

export interface Recovered {
  cluster: Cluster;
  /** Where to start the product on it. */
  where: Where;
}

/** Restores database, files and keys on a machine that has nothing but the backups. */
export const recover = async (drill: Drill, { title, name, moment }: Recovery): Promise<Recovered> => {
  const { programs, backups, mail, timings, stopAtEnd } = drill;
  const { archive } = backups;
  const data = await timings.measure('Copy of the base backup', () => backups.restoreBase(name));
  const cluster = stopAtEnd(
    await timings.measure(title, () => Cluster.restore(programs, data, { archive, moment })),
  );
  const dataFolder = await backups.restoreDataFolder(`${name}-data`);
  return { cluster, where: { databaseUrl: cluster.url, dataFolder, mailPort: mail.port } };
};
