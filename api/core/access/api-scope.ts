import { apiScopes } from '../../../schema/api-scopes.ts';
import { enumType } from '../graphql/enum-type.ts';
import { mapValues } from '../values/map-values.ts';

export const ApiScope = enumType(
  'ApiScope',
  'What an API token may do; anything else is refused.',
  mapValues(apiScopes, ({ description }) => description),
);
export type ApiScope = keyof typeof ApiScope;
