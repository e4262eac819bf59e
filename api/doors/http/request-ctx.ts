import type { FastifyReply, FastifyRequest } from 'fastify';
import { Viewer } from '../../core/access/viewer.ts';
import { Ctx, type Services } from '../../core/operation/ctx.ts';
import { systemContext } from '../../core/operation/system-context.ts';
import { sourceOfAddress } from '../../core/security/source.ts';
import type { SessionFinder } from '../../domains/identity/sessions/find-session.ts';
import type { OpenSession } from '../../domains/identity/sessions/read-session.ts';
import { bearerToken, hasBearerToken } from './bearer-token.ts';
import type { WaitingRequest } from './caller-budgets.ts';
import type { OriginOf } from './origin.ts';
import type { SessionCookie } from './session-cookie.ts';
import type { AddressOf } from './source.ts';

/**
 * Creates the context of a request; the viewer comes from the cookie, or from a bearer token for API clients.
 */
export class RequestCtx {
  constructor(
    private readonly services: Services,
    private readonly sessions: SessionFinder,
    private readonly cookie: SessionCookie,
    private readonly addressOf: AddressOf,
    private readonly originOf: OriginOf,
  ) {}

  async of(request: FastifyRequest, reply: FastifyReply): Promise<Ctx> {
    const session = await this.#sessionOf(request);
    const findAddress = () => this.addressOf(request.raw);
    const sentToken = hasBearerToken(request.headers.authorization);
    const viewer = new Viewer(session, () => ctx.noteRefusal(), sentToken);
    const cookies = this.cookie.jarOf(request, reply);
    const userAgent = request.headers['user-agent'];
    const findOrigin = () => this.originOf(request);
    const ctx = new Ctx(this.services, viewer, request.id, cookies, findAddress, userAgent, findOrigin);
    return ctx;
  }

  /** Asks about a request while it waits for its turn; who has signed out meanwhile is a stranger then. */
  whileWaiting(ctx: Ctx, request: FastifyRequest): WaitingRequest {
    return {
      hasLeft: () => request.socket.destroyed,
      renewSession: async () => ctx.viewer.renew(await this.#sessionOf(request)),
    };
  }

  /** The source that rate limits count as one visitor. */
  sourceOf(request: FastifyRequest): string {
    return sourceOfAddress(this.addressOf(request.raw));
  }

  /** Context for public responses computed without a request. */
  anonymous(): Ctx {
    return systemContext(this.services);
  }

  async #sessionOf(request: FastifyRequest): Promise<OpenSession | null> {
    const token = bearerToken(request.headers.authorization) ?? this.cookie.read(request);
    return token ? this.sessions.find(token, this.services.clock()) : null;
  }
}
