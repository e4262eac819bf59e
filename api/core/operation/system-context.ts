import { randomUUID } from 'node:crypto';
import { type SessionFacts, Viewer } from '../access/viewer.ts';
import { noCookies } from './cookie-jar.ts';
import { Ctx, type Services } from './ctx.ts';

const anonymousViewer = new Viewer(null);

/** Context for what the marketplace does by itself, without a viewer: a job or a webhook. */
export const systemContext = (services: Services): Ctx => ctxFor(services, anonymousViewer);

/**
 * Context for what the marketplace does for a person by itself, with that person's permissions. `earlierSource` is the
 * fingerprint of the network source from which they asked for it.
 */
export const onBehalfOf = (
  services: Services,
  person: Omit<SessionFacts, 'sessionId'>,
  earlierSource: string | null = null,
): Ctx => ctxFor(services, new Viewer({ ...person, sessionId: '' }), earlierSource);

const ctxFor = (services: Services, viewer: Viewer, earlierSource: string | null = null): Ctx =>
  new Ctx(services, viewer, randomUUID(), noCookies, () => '', '', undefined, earlierSource);
