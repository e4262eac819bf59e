import type { Ctx } from '../../../core/operation/ctx.ts';
import type { Work } from '../../../core/operation/operation.ts';
import { newToken } from '../sessions/token.ts';
import { ClientKind, RecognizedClient } from './recognized-client.ts';

const days = 86_400_000;

/** How long a client is recognized after its last sign-in. */
export const recognizedMilliseconds = 180 * days;

/** Maximum per kind and account; the least recently used one is removed. */
const clientsOfAccount = 10;

/** Placeholder for an unknown account, so that the lookup takes the same time. */
const noAccount = '00000000-0000-0000-0000-000000000000';

export interface Recognition {
  /** Keyed hash of the device, if it has signed in to this account before. */
  device: string | null;
  isUsualSource: boolean;
}

const deviceOf = (ctx: Ctx, userId: string, token: string) =>
  ctx.services.vault.fingerprint('device', `${userId} ${token}`);

const sourceOf = (ctx: Ctx, userId: string) =>
  ctx.services.vault.fingerprint('sign-in source', `${userId} ${ctx.source}`);

/** The fingerprints that a client may be stored by, with older keys as well. */
const devicesOf = (ctx: Ctx, userId: string) =>
  ctx.services.vault.fingerprints('device', `${userId} ${ctx.cookies.device ?? ''}`);

const sourcesOf = (ctx: Ctx, userId: string) =>
  ctx.services.vault.fingerprints('sign-in source', `${userId} ${ctx.source}`);

/**
 * Checks whether a client has signed in to an account before, by device and by network. Within a transaction it needs
 * its entity manager: the embedded database has one connection.
 */
export const recognizeClient = async (
  ctx: Ctx,
  userId: string = noAccount,
  em = ctx.services.entityManager(),
): Promise<Recognition> => {
  const device = deviceOf(ctx, userId, ctx.cookies.device ?? '');
  const since = new Date(ctx.now.getTime() - recognizedMilliseconds);
  const clients = await em.find(RecognizedClient, {
    userId,
    fingerprint: { $in: [...devicesOf(ctx, userId), ...sourcesOf(ctx, userId)] },
    lastUsedAt: { $gt: since },
  });
  return {
    device: clients.some(({ kind }) => kind === ClientKind.DEVICE) ? device : null,
    isUsualSource: clients.some(({ kind }) => kind === ClientKind.SOURCE),
  };
};

/** Whether any client of the account is recognized. */
export const hasSignedInBefore = async ({ em }: Work, userId: string): Promise<boolean> =>
  (await em.count(RecognizedClient, { userId })) > 0;

/**
 * Whether the request comes from a session or a device of the account. Its usual network is not enough: a stranger may
 * share it with the owner of a mailbox.
 */
export const isKnownClient = async ({ ctx, em, now }: Work, userId: string): Promise<boolean> => {
  if (ctx.viewer.session?.userId === userId) return true;
  const devices = await em.count(RecognizedClient, {
    userId,
    kind: ClientKind.DEVICE,
    fingerprint: { $in: devicesOf(ctx, userId) },
    lastUsedAt: { $gt: new Date(now.getTime() - recognizedMilliseconds) },
  });
  return devices > 0;
};

/** Records the device and network of a sign-in. A browser gets a device cookie, or has it extended. */
export const rememberClient = async (work: Work, userId: string): Promise<void> => {
  const { ctx, now } = work;
  const token = ctx.cookies.device ?? newToken();
  await remember(work, userId, ClientKind.DEVICE, deviceOf(ctx, userId, token));
  await remember(work, userId, ClientKind.SOURCE, sourceOf(ctx, userId));
  ctx.cookies.setDevice(token, new Date(now.getTime() + recognizedMilliseconds));
};

const remember = async ({ em, now }: Work, userId: string, kind: ClientKind, fingerprint: string) => {
  await em.upsert(RecognizedClient, { userId, kind, fingerprint, lastUsedAt: now });
  const surplus = await em.find(
    RecognizedClient,
    { userId, kind },
    {
      orderBy: { lastUsedAt: 'desc', fingerprint: 'asc' },
      offset: clientsOfAccount,
      limit: clientsOfAccount,
    },
  );
  for (const client of surplus) em.remove(client);
};

/** Deletes all recognized clients of a person except the current one. */
export const forgetOtherClients = async ({ ctx, em }: Work, userId: string): Promise<void> => {
  const own = [...devicesOf(ctx, userId), ...sourcesOf(ctx, userId)];
  await em.nativeDelete(RecognizedClient, { userId, fingerprint: { $nin: own } });
};
