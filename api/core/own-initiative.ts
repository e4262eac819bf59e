import { randomUUID } from 'node:crypto';
import { Ctx, type Services } from './ctx.ts';
import { Viewer } from './viewer.ts';

const nobody = new Viewer(null);
const noCookies = { setSession: () => undefined, clearSession: () => undefined };

/** For what the marketplace does by itself: a job, or news from outside. Nobody has asked for it. */
export const onOwnInitiative = (services: Services): Ctx =>
  new Ctx(services, nobody, randomUUID(), noCookies, () => '');
