import type { FastifyReply, FastifyRequest } from 'fastify';
import { Ctx, type Services } from '../core/ctx.ts';
import { onOwnInitiative } from '../core/own-initiative.ts';
import { Viewer } from '../core/viewer.ts';
import type { SessionFinder } from '../identity/find-session.ts';
import type { SessionCookie } from './session-cookie.ts';
import type { SourceOf } from './source.ts';

/** Makes the context of a request: who asks is found by cookie, or by bearer token for API clients. */
export class RequestCtx {
  constructor(
    private readonly services: Services,
    private readonly sessions: SessionFinder,
    private readonly cookie: SessionCookie,
    private readonly sourceOf: SourceOf,
  ) {}

  async of(request: FastifyRequest, reply: FastifyReply): Promise<Ctx> {
    const token = this.#tokenOf(request);
    const session = token ? await this.sessions.find(token, this.services.clock()) : null;
    const findSource = () => this.sourceOf(request.raw);
    return new Ctx(this.services, new Viewer(session), request.id, this.cookie.jarOf(reply), findSource);
  }

  /** For what is worked out without a request, and so for everybody. */
  ofNobody(): Ctx {
    return onOwnInitiative(this.services);
  }

  #tokenOf(request: FastifyRequest): string | undefined {
    const bearer = /^Bearer ([\w-]{16,200})$/.exec(request.headers.authorization ?? '')?.[1];
    return bearer ?? this.cookie.read(request);
  }
}
