import { type Language, languageOfCode } from '../../../schema/languages.ts';
import type { Sql } from '../../core/database/sql.ts';
import { type Given, query } from '../../core/query/query.ts';
import { User } from './user.ts';

const languageQuery = query({ User }, (from, { userId }: Given<{ userId: string }>) =>
  from.selectFrom('User').where('id', '=', userId).select('language'),
);

/** The language in which a person gets emails and push notifications. */
export const languageOf = async (sql: Sql, userId: string): Promise<Language> =>
  languageOfCode((await languageQuery.first(sql, { userId }))?.language);
