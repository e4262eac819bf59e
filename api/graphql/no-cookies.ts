import type { CookieJar } from '../core/ctx.ts';

/** Cookies cannot be set over a socket, so signing in and out is for HTTP. */
export const noCookies: CookieJar = { setSession: () => undefined, clearSession: () => undefined };
