import { timingSafeEqual } from 'node:crypto';
import type { MailedCodeSignIn } from '../../../../schema/rules/mailed-code.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { MailedCode } from './mailed-code.ts';
import { addressHash, mailedCodeHash } from './mailed-code-hash.ts';

/** Returns the id of the code mailed to an address, if it matches and is still valid. */
export const matchMailedCode = async (
  ctx: Ctx,
  { email, code }: MailedCodeSignIn,
): Promise<string | undefined> => {
  const { vault, entityManager } = ctx.services;
  const entered = Buffer.from(mailedCodeHash(vault, email, code));
  const codes = await entityManager().find(MailedCode, {
    address: addressHash(vault, email),
    expiresAt: { $gt: ctx.now },
  });
  return codes.find(({ codeHash }) => timingSafeEqual(entered, Buffer.from(codeHash)))?.id;
};
