import { randomUUID } from 'node:crypto';
import { type SessionFacts, Viewer } from '../access/viewer.ts';
import { noCookies } from './cookie-jar.ts';
import { Ctx, type Services } from './ctx.ts';

const anonymousViewer = new Viewer(null);

/** Context for what the marketplace does by itself, without a viewer: a job or a webhook. */
export const systemContext = (services: Services): Ctx => ctxFor(services, anonymousViewer);

/** Context for what the marketplace sends a person by itself, with that person's permissions. */
export const onBehalfOf = (services: Services, person: Omit<SessionFacts, 'sessionId'>): Ctx =>
  ctxFor(services, new Viewer({ ...person, sessionId: '' }));

const ctxFor = (services: Services, viewer: Viewer): Ctx =>
  new Ctx(services, viewer, randomUUID(), noCookies, () => '');
