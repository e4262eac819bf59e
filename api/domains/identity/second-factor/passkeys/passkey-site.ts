import type { Ctx } from '../../../../core/operation/ctx.ts';

export const passkeySiteName = 'Tiffin';

/**
 * Where there is no usable address: a socket has none, and clients choose the Host header where PUBLIC_URL is not set.
 */
const noSite = 'http://localhost';

/** Where passkeys of this site work: browsers and authenticators check the origin and its host. */
export const passkeySite = (ctx: Ctx): { origin: string; rpID: string } => {
  const { origin, hostname } = new URL(URL.canParse(ctx.origin) ? ctx.origin : noSite);
  return { origin, rpID: hostname };
};
