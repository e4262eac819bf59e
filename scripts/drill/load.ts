import { rm } from 'node:fs/promises';
import type { AcknowledgedOrder } from '../rehearsal/acknowledged.ts';
import { uploadPhoto } from '../rehearsal/dish-photos.ts';
import { waitSeconds } from '../rehearsal/timing.ts';
import type { Drill } from './drill.ts';
import type { LostMarketplace } from './lost-marketplace.ts';
import { type Moment, noteMoment } from './moment.ts';
import { archiveSeconds, archivingSeconds, loadSeconds } from './settings.ts';

/** What was known when the machine was lost. */
export interface Crash {
  at: number;
  acknowledged: ReadonlyMap<string, AcknowledgedOrder>;
  /** Orders with a change whose answer never arrived. */
  uncertain: ReadonlySet<string>;
  /** All emails that were ever sent. */
  emails: readonly string[];
  /** Lines of the log about erased accounts. */
  erasures: readonly string[];
}

/** What a drill has to restore, and what it measured on the way there. */
export interface LoadOutcome {
  backupBytes: number;
  moment: Moment;
  crash: Crash;
  photoBeforeMoment: string;
  photoAfterMoment: string;
  filesCopiedAt: number;
}

/** Lets the crowd order until the machine is lost, and makes the backups meanwhile. */
export const loadUntilCrash = async (drill: Drill, marketplace: LostMarketplace): Promise<LoadOutcome> => {
  const loading = marketplace.crowd.start();
  const beforeMoment = await loadBeforeMoment(drill, marketplace);
  const moment = await noteMoment(drill, marketplace);
  drill.say(`\nThe moment is ${moment.time}: ${moment.acknowledged.size} orders acknowledged.`);
  marketplace.crowd.resume();
  const afterMoment = await loadAfterMoment(drill, marketplace);
  const crash = await loseMachine(drill, marketplace, loading);
  drill.say(
    `\nServer and database are killed: ${crash.acknowledged.size} orders acknowledged, of which ${
      crash.acknowledged.size - moment.acknowledged.size
    } after the moment.`,
  );
  return { ...beforeMoment, ...afterMoment, moment, crash };
};

const loadBeforeMoment = async (
  drill: Drill,
  marketplace: LostMarketplace,
): Promise<Pick<LoadOutcome, 'backupBytes' | 'photoBeforeMoment'>> => {
  const { cook, dishes, lena } = marketplace;
  await waitSeconds(loadSeconds / 3);
  const backupBytes = await backUp(drill, marketplace);
  await waitSeconds(loadSeconds / 3);
  const photoBeforeMoment = await uploadPhoto(cook, dishes[0]!, 40);
  await lena.deleteAccount();
  await waitSeconds(loadSeconds / 3);
  return { backupBytes, photoBeforeMoment };
};

const backUp = async (
  { backups, timings }: Drill,
  { cluster, dataFolder }: LostMarketplace,
): Promise<number> => {
  const bytes = await timings.measure('Base backup, under load', () => cluster.backUp(backups.base));
  await timings.measure('Copy of files and keys, after it', async () => {
    await backups.saveKeys(dataFolder);
    await backups.saveFiles(dataFolder);
  });
  return bytes;
};

const loadAfterMoment = async (
  { backups, proofs, timings }: Drill,
  { cluster, dataFolder, cook, dishes, noor }: LostMarketplace,
): Promise<Pick<LoadOutcome, 'photoAfterMoment' | 'filesCopiedAt'>> => {
  const photoAfterMoment = await uploadPhoto(cook, dishes[1]!, 90);
  await noor.deleteAccount();
  await waitSeconds(loadSeconds / 2);
  await timings.measure('Copy of the files again', () => backups.saveFiles(dataFolder));
  const filesCopiedAt = Date.now();
  await uploadPhoto(cook, dishes[2]!, 160);
  const isArchived = await cluster.archived(archiveSeconds + archivingSeconds);
  proofs.add('the archive has what follows the moment', isArchived);
  await waitSeconds(loadSeconds / 2);
  return { photoAfterMoment, filesCopiedAt };
};

/** Kills the servers while the crowd orders; nothing but the backups is left. */
const loseMachine = async (
  { backups, mail }: Drill,
  { cluster, product, dataFolder, crowd }: LostMarketplace,
  loading: Promise<void>,
): Promise<Crash> => {
  const at = Date.now();
  await Promise.all([product.end('SIGKILL'), cluster.kill()]);
  await loading;
  const { uncertain } = crowd;
  const crash = { at, acknowledged: crowd.snapshot(), uncertain, emails: mail.take() };
  await rm(dataFolder, { recursive: true });
  const { erasures } = product;
  await backups.saveErasures(erasures);
  return { ...crash, erasures };
};
