import { apiScopes } from '../../../schema/api-scopes.ts';
import { enumType } from '../graphql/enum-type.ts';
import { mapValues } from '../values/map-values.ts';

export const ApiScope = enumType(
  'ApiScope',
  'Scope of an API token: one thing that it may do. Anything else is refused.',
  mapValues(apiScopes, ({ description }) => description),
);
export type ApiScope = keyof typeof ApiScope;
