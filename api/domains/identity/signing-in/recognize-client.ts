import type { Ctx } from '../../../core/ctx.ts';
import type { Work } from '../../../core/operation.ts';
import { newToken } from '../sessions/token.ts';
import { ClientKind, RecognizedClient } from './recognized-client.ts';

const days = 86_400_000;

/** For how long a client is recognized after its last sign-in. */
export const recognizedMilliseconds = 180 * days;

/** How many of each kind an account has; the one that was used longest ago makes room. */
const clientsOfAccount = 10;

/** Used where there is no account, so that the lookup takes the same time. */
const noAccount = '00000000-0000-0000-0000-000000000000';

export interface Recognition {
  /** The fingerprint of the device, if this account was signed in to on it before. */
  device: string | null;
  isUsualSource: boolean;
}

const deviceOf = (ctx: Ctx, userId: string, token: string) =>
  ctx.services.vault.fingerprint('device', `${userId} ${token}`);

const sourceOf = (ctx: Ctx, userId: string) =>
  ctx.services.vault.fingerprint('sign-in source', `${userId} ${ctx.source}`);

/** Whether somebody who wants to sign in to an account has done so before, by device and by network. */
export const recognizeClient = async (ctx: Ctx, userId: string = noAccount): Promise<Recognition> => {
  const device = deviceOf(ctx, userId, ctx.cookies.device ?? '');
  const source = sourceOf(ctx, userId);
  const since = new Date(ctx.now.getTime() - recognizedMilliseconds);
  const clients = await ctx.services.entityManager().find(RecognizedClient, {
    userId,
    fingerprint: { $in: [device, source] },
    lastUsedAt: { $gt: since },
  });
  return {
    device: clients.some(({ kind }) => kind === ClientKind.DEVICE) ? device : null,
    isUsualSource: clients.some(({ kind }) => kind === ClientKind.SOURCE),
  };
};

/** Remembers from where somebody signed in. A browser is given its cookie, or the same for longer. */
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

/** Forgets every client of somebody but the one that asks. */
export const forgetOtherClients = async ({ ctx, em }: Work, userId: string): Promise<void> => {
  const own = [deviceOf(ctx, userId, ctx.cookies.device ?? ''), sourceOf(ctx, userId)];
  await em.nativeDelete(RecognizedClient, { userId, fingerprint: { $nin: own } });
};
