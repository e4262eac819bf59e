import 'reflect-metadata';
import { type GraphQLSchema, lexicographicSortSchema, printSchema } from 'graphql';
import { buildSchemaSync } from 'type-graphql';
import { CityResolver } from './cities/city.resolver.ts';
import { enforceVisibility } from './graphql/permissions.ts';
import { IdentityResolver } from './identity/identity.resolver.ts';
import { SupplierMenuFields } from './menus/menu.fields.ts';
import { OrderFields, OrderLineFields } from './orders/order.fields.ts';
import { OrderResolver } from './orders/order.resolver.ts';
import { ReviewFields, SupplierReviewFields } from './reviews/review.fields.ts';
import { SupplierResolver } from './suppliers/supplier.resolver.ts';

/** The whole GraphQL schema. It does not build when a field lacks a permission mark. */
export const buildSchema = (): GraphQLSchema => {
  const schema = buildSchemaSync({
    resolvers: [
      IdentityResolver,
      CityResolver,
      SupplierResolver,
      SupplierMenuFields,
      SupplierReviewFields,
      ReviewFields,
      OrderResolver,
      OrderFields,
      OrderLineFields,
    ],
    validate: false,
  });
  enforceVisibility(schema);
  return schema;
};

/** The schema as text, in an order that does not depend on the code's. */
export const schemaText = (schema: GraphQLSchema): string =>
  `${printSchema(lexicographicSortSchema(schema))}\n`;
