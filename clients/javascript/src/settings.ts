/** Where the marketplace is, for whom, and how patiently to ask. */
export interface TiffinSettings {
  /** Address of the marketplace, without a path. */
  url: string | URL;
  /** An API token. Public data needs none. */
  token?: string | undefined;
  /** How often a request is sent at most, if it fails for a while: 1 to 10, 5 without it. */
  attempts?: number | undefined;
  /** How many seconds one attempt may take: 0.1 to 600, 30 without it. */
  timeoutSeconds?: number | undefined;
}

/** Address and limits; throws a `RangeError` for those that are none. */
export const checkedSettings = ({ url, token, attempts = 5, timeoutSeconds = 30 }: TiffinSettings) => {
  const { origin, pathname } = new URL(url);
  if (pathname !== '/') throw new RangeError(`The address of the marketplace has no path, but: ${pathname}`);
  if (!Number.isInteger(attempts)) throw new RangeError('attempts is a whole number.');
  return {
    origin,
    token,
    attempts: within(attempts, 'attempts', 1, 10),
    timeoutSeconds: within(timeoutSeconds, 'timeoutSeconds', 0.1, 600),
  };
};

/** A number within its bounds; throws a `RangeError` for any other. */
export const within = (value: number, name: string, least: number, most: number): number => {
  if (value >= least && value <= most) return value;
  throw new RangeError(`${name} is a number from ${least} to ${most}.`);
};
