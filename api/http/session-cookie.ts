import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CookieJar } from '../core/ctx.ts';

/** The browser's credential. In production the prefix binds it to this host and to HTTPS. */
export class SessionCookie {
  readonly name: string;

  constructor(private readonly isSecure: boolean) {
    this.name = isSecure ? '__Host-session' : 'session';
  }

  read(request: FastifyRequest): string | undefined {
    return request.headers.cookie === undefined ? undefined : request.cookies[this.name];
  }

  jarOf(reply: FastifyReply): CookieJar {
    const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure: this.isSecure } as const;
    return {
      setSession: (token, expires) => void reply.setCookie(this.name, token, { ...attributes, expires }),
      clearSession: () => void reply.clearCookie(this.name, attributes),
    };
  }
}
