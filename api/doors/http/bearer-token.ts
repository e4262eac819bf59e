/** The token of an `Authorization` header, or undefined when it holds no bearer token. */
export const bearerToken = (authorization: string | undefined): string | undefined =>
  /^Bearer ([\w-]{16,200})$/i.exec(authorization ?? '')?.[1];

/** Whether an `Authorization` header is meant to hold one. */
export const hasBearerToken = (authorization: string | undefined): boolean =>
  /^Bearer\b/i.test(authorization ?? '');
