/** The cookies of the request, and changes to them in the response. */
export interface CookieJar {
  /** The token of the session cookie, whether or not it authenticates the request. */
  readonly session: string | undefined;
  /** The token by which the browser is recognized; it grants no access. */
  readonly device: string | undefined;
  setSession(token: string, expiresAt: Date): void;
  clearSession(): void;
  setDevice(token: string, expiresAt: Date): void;
}

/** For sockets and jobs, which have no HTTP response: cookies are neither read nor set. */
export const noCookies: CookieJar = {
  session: undefined,
  device: undefined,
  setSession: () => undefined,
  clearSession: () => undefined,
  setDevice: () => undefined,
};
