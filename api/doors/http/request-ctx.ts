import type { FastifyReply, FastifyRequest } from 'fastify';
import { Viewer } from '../../core/access/viewer.ts';
import { Ctx, type Services } from '../../core/operation/ctx.ts';
import { systemContext } from '../../core/operation/system-context.ts';
import { sourceOfAddress } from '../../core/security/source.ts';
import type { SessionFinder } from '../../domains/identity/sessions/find-session.ts';
import { bearerToken, hasBearerToken } from './bearer-token.ts';
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
    const token = this.#tokenOf(request);
    const session = token ? await this.sessions.find(token, this.services.clock()) : null;
    const findAddress = () => this.addressOf(request.raw);
    const sentToken = hasBearerToken(request.headers.authorization);
    const viewer = new Viewer(session, () => ctx.noteRefusal(), sentToken);
    const cookies = this.cookie.jarOf(request, reply);
    const userAgent = request.headers['user-agent'];
    const findOrigin = () => this.originOf(request);
    const ctx = new Ctx(this.services, viewer, request.id, cookies, findAddress, userAgent, findOrigin);
    return ctx;
  }

  /** The source that rate limits count as one visitor. */
  sourceOf(request: FastifyRequest): string {
    return sourceOfAddress(this.addressOf(request.raw));
  }

  /** Context for public responses computed without a request. */
  anonymous(): Ctx {
    return systemContext(this.services);
  }

  #tokenOf(request: FastifyRequest): string | undefined {
    return bearerToken(request.headers.authorization) ?? this.cookie.read(request);
  }
}
