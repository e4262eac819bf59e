import { randomUUID } from 'node:crypto';
import { Ctx, noCookies, type Services } from './ctx.ts';
import { type SessionFacts, Viewer } from './viewer.ts';

const nobody = new Viewer(null);

/** For what the marketplace does by itself: a job, or news from outside. Nobody has asked for it. */
export const systemContext = (services: Services): Ctx => ctxFor(services, nobody);

/** For what the marketplace sends somebody by itself: it reaches what that person may reach. */
export const onBehalfOf = (services: Services, person: Omit<SessionFacts, 'sessionId'>): Ctx =>
  ctxFor(services, new Viewer({ ...person, sessionId: '' }));

const ctxFor = (services: Services, viewer: Viewer): Ctx =>
  new Ctx(services, viewer, randomUUID(), noCookies, () => '');
