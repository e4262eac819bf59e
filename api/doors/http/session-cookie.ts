import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CookieJar } from '../../core/operation/cookie-jar.ts';
import { tokenLength } from '../../domains/identity/sessions/token.ts';

/** Format of our tokens; anything else is not our cookie. The secret of an API token is none. */
const token = new RegExp(`^[\\w-]{${tokenLength}}$`);

export const isCookieToken = (value: string | undefined): value is string =>
  value !== undefined && token.test(value);

/**
 * The session cookie and the recognition cookie. In production the prefix binds both to this host and HTTPS.
 */
export class SessionCookie {
  readonly name: string;
  readonly #device: string;

  constructor(private readonly isSecure: boolean) {
    const prefix = isSecure ? '__Host-' : '';
    this.name = `${prefix}session`;
    this.#device = `${prefix}device`;
  }

  read(request: FastifyRequest): string | undefined {
    const session = this.#cookie(request, this.name);
    return isCookieToken(session) ? session : undefined;
  }

  jarOf(request: FastifyRequest, reply: FastifyReply): CookieJar {
    const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure: this.isSecure } as const;
    const device = this.#cookie(request, this.#device);
    return {
      session: this.read(request),
      device: isCookieToken(device) ? device : undefined,
      setSession: (value, expires) => void reply.setCookie(this.name, value, { ...attributes, expires }),
      clearSession: () => void reply.clearCookie(this.name, attributes),
      setDevice: (value, expires) => void reply.setCookie(this.#device, value, { ...attributes, expires }),
    };
  }

  #cookie(request: FastifyRequest, name: string): string | undefined {
    return request.headers.cookie === undefined ? undefined : request.cookies[name];
  }
}
