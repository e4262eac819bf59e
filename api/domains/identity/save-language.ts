import { signedIn } from '../../core/access/rules.ts';
import type { Language } from '../../core/graphql/language.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { type Change, singleStatement } from '../../core/operation/operation.ts';
import { type Given, query } from '../../core/query/query.ts';
import { languageOf } from './language-of.ts';
import { User } from './user.ts';

const storeLanguage = query({ User }, (on, { userId, code }: Given<{ userId: string; code: string }>) =>
  on.updateTable('User').set({ language: code }).where('id', '=', userId),
);

/** Loads the language in which the viewer gets emails and push notifications. */
export const findLanguage = async (ctx: Ctx): Promise<Language> => {
  ctx.viewer.must(signedIn);
  return (await languageOf(ctx.sql, ctx.viewer.userId)).toUpperCase() as Language;
};

/** Changes it. */
export const saveLanguage = singleStatement(
  signedIn,
  async ({ sql, viewer }: Change, language: Language): Promise<Language> => {
    await storeLanguage.all(sql, { userId: viewer.userId, code: language.toLowerCase() });
    return language;
  },
);
