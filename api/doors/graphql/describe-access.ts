import type { GraphQLField, GraphQLInterfaceType, GraphQLObjectType, GraphQLSchema } from 'graphql';
import { anyScope } from '../../core/access/viewer.ts';
import { anyone, type Visibility } from '../../core/access/visible.ts';
import { visibilityOf } from './permissions.ts';

const scopeWords = (scope: Visibility['scope']): string =>
  scope === anyScope ? 'Every API token may.' : `API tokens need the scope \`${scope}\`.`;

/**
 * Returns what a token needs for a field, for the reference; undefined where a field of an object has no rule of its
 * own. The rules for people are in the descriptions.
 */
export const describeAccess =
  (schema: GraphQLSchema) =>
  (
    type: GraphQLObjectType | GraphQLInterfaceType,
    field: GraphQLField<unknown, unknown>,
  ): string | undefined => {
    const visibility = visibilityOf(type, field);
    const isRoot = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].some(
      root => root === type,
    );
    if (!isRoot && !field.extensions.visible) return undefined;
    if (visibility?.scope) return scopeWords(visibility.scope);
    if (!isRoot) return undefined;
    // What anyone may change, they prove by the input, which people do.
    const isPublic = visibility === anyone && type !== schema.getMutationType();
    return isPublic ? 'Public: needs no token.' : 'For people who sign in: API tokens are refused.';
  };
