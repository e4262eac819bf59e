import 'reflect-metadata';
import { type GraphQLSchema, lexicographicSortSchema, printSchema } from 'graphql';
import { buildSchemaSync } from 'type-graphql';
import { AccountResolver } from './accounts/account.resolver.ts';
import { AddressResolver } from './addresses/address.resolver.ts';
import { CityResolver } from './cities/city.resolver.ts';
import { FavoriteResolver } from './favorites/favorite.resolver.ts';
import { enforceVisibility } from './graphql/permissions.ts';
import { IdentityResolver } from './identity/identity.resolver.ts';
import { OwnAccountResolver } from './identity/own-account.resolver.ts';
import { SupplierMenuFields } from './menus/menu.fields.ts';
import { NotificationResolver } from './notifications/notification.resolver.ts';
import { OrderFields, OrderLineFields } from './orders/order.fields.ts';
import { OrderResolver } from './orders/order.resolver.ts';
import { OrderReviewFields, ReviewFields, SupplierReviewFields } from './reviews/review.fields.ts';
import { ReviewResolver } from './reviews/review.resolver.ts';
import { SupplierResolver } from './suppliers/supplier.resolver.ts';

/** The whole GraphQL schema. It does not build when a field lacks a permission mark. */
export const buildSchema = (): GraphQLSchema => {
  const schema = buildSchemaSync({
    resolvers: [
      IdentityResolver,
      OwnAccountResolver,
      AddressResolver,
      CityResolver,
      SupplierResolver,
      FavoriteResolver,
      SupplierMenuFields,
      SupplierReviewFields,
      ReviewFields,
      OrderResolver,
      OrderFields,
      OrderLineFields,
      OrderReviewFields,
      ReviewResolver,
      NotificationResolver,
      AccountResolver,
    ],
    validate: false,
  });
  enforceVisibility(schema);
  return schema;
};

/** The schema as text, in an order that does not depend on the code's. */
export const schemaText = (schema: GraphQLSchema): string =>
  `${printSchema(lexicographicSortSchema(schema))}\n`;
