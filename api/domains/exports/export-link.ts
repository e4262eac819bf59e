import { timingSafeEqual } from 'node:crypto';
import { exportLinkMinutes } from '../../../schema/rules/export.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { type Given, query } from '../../core/query/query.ts';
import type { Vault } from '../../core/security/vault.ts';
import { isIdentifier } from '../../core/values/identifier.ts';
import { User } from '../identity/user.ts';
import { Export } from './export.ts';
import type { ExportRow } from './find-exports.ts';

const signatureOf = (vault: Vault, id: string, expires: string): string =>
  vault.fingerprint('export link', `${id} ${expires}`);

/** A link that opens the file for some minutes, for anyone who has it; null unless there is a file. */
export const exportLink = ({ services, now }: Ctx, { id, status, expiresAt }: ExportRow): string | null => {
  if (status !== 'READY' || !expiresAt || new Date(expiresAt) <= now) return null;
  const expires = String(Math.floor(now.getTime() / 1000) + exportLinkMinutes * 60);
  const signature = signatureOf(services.vault, id, expires);
  return `${services.site}/api/exports/${id}/file?expires=${expires}&signature=${signature}`;
};

/** Not after the file has expired, and not of an account that was disabled meanwhile. */
const fileQuery = query({ Export, User }, (from, given: Given<{ id: string; now: Date }>) =>
  from
    .selectFrom('Export as x')
    .innerJoin('User as u', 'u.id', 'x.userId')
    .where('x.id', '=', given.id)
    .where('x.status', '=', 'READY')
    .where('x.expiresAt', '>', given.now)
    .where('u.disabledAt', 'is', null)
    .select(['x.fileKey', 'x.bytes', 'x.kind', 'x.format', 'x.from', 'x.to']),
);

interface AskedLink {
  id: string;
  expires: string | undefined;
  signature: string | undefined;
}

/** Finds the file of a link; undefined, and a line in the security log, for one that is not valid. */
export const findLinkedFile = async (ctx: Ctx, { id, expires = '', signature = '' }: AskedLink) => {
  const asked = id.toLowerCase();
  if (!isIdentifier(asked) || !isEqual(signature, signatureOf(ctx.services.vault, asked, expires)))
    return refused(ctx, 'SIGNATURE');
  if (!(Number(expires) * 1000 > ctx.now.getTime())) return refused(ctx, 'EXPIRED');
  const file = await fileQuery.first(ctx.sql, { id: asked, now: ctx.now });
  return file ? { ...file, fileKey: file.fileKey!, bytes: file.bytes! } : refused(ctx, 'NO_FILE');
};

export type LinkedFile = NonNullable<Awaited<ReturnType<typeof findLinkedFile>>>;

const isEqual = (given: string, right: string): boolean => {
  const [one, other] = [Buffer.from(given), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
};

const refused = (ctx: Ctx, reason: string): undefined => {
  ctx.noteSecurity('export link refused', { reason });
};
