import 'reflect-metadata';
import { type GraphQLSchema, lexicographicSortSchema, printSchema } from 'graphql';
import { buildSchemaSync } from 'type-graphql';
import { AccountResolver } from './accounts/account.resolver.ts';
import { PersonFields } from './accounts/person.fields.ts';
import { PersonResolver } from './accounts/person.resolver.ts';
import { AddressResolver } from './addresses/address.resolver.ts';
import { AnalyticsResolver } from './analytics/analytics.resolver.ts';
import { AuditResolver } from './audit/audit.resolver.ts';
import { CityResolver } from './cities/city.resolver.ts';
import { CityCareResolver } from './cities/city-care.resolver.ts';
import { SupplierClosureFields } from './cooking/closure.fields.ts';
import { CookingResolver } from './cooking/cooking.resolver.ts';
import { FavoriteResolver } from './favorites/favorite.resolver.ts';
import { enforceVisibility } from './graphql/permissions.ts';
import { IdentityResolver } from './identity/identity.resolver.ts';
import { OwnAccountResolver } from './identity/own-account.resolver.ts';
import { DishPhotoResolver } from './menus/dish-photo.resolver.ts';
import { SupplierMenuFields } from './menus/menu.fields.ts';
import { MenuFileResolver } from './menus/menu-file.resolver.ts';
import { OwnMenuResolver } from './menus/own-menu.resolver.ts';
import { NotificationResolver } from './notifications/notification.resolver.ts';
import { NotificationSettingsResolver } from './notifications/notification-settings.resolver.ts';
import { PushResolver } from './notifications/push/push.resolver.ts';
import { ApplicationFields } from './onboarding/application.fields.ts';
import { ApplicationLiveResolver } from './onboarding/application-live.resolver.ts';
import { ApplicationReviewFields } from './onboarding/application-review.fields.ts';
import { EntryResolver } from './onboarding/entry.resolver.ts';
import { MailedCodeResolver } from './onboarding/mailed-code.resolver.ts';
import { OnboardingResolver } from './onboarding/onboarding.resolver.ts';
import { DecisionFields, DocumentFields, OnboardingStepFields } from './onboarding/onboarding-step.fields.ts';
import { ReviewDeskResolver } from './onboarding/review.resolver.ts';
import { KitchenOrderResolver } from './orders/kitchen-order.resolver.ts';
import { HeldOrderFields, OrderFields, OrderLineFields } from './orders/order.fields.ts';
import { OrderResolver } from './orders/order.resolver.ts';
import { KitchenOrdersFields, OrderAccountFields } from './orders/order-care.fields.ts';
import { OrderCareResolver } from './orders/order-care.resolver.ts';
import { OrderIssueFields } from './orders/order-issue.fields.ts';
import { OrderIssueResolver } from './orders/order-issue.resolver.ts';
import { OrderLiveResolver } from './orders/order-live.resolver.ts';
import { DisputeResolver, UnmatchedPaymentResolver } from './payments/money-matters.resolver.ts';
import {
  HeldOrderPaymentFields,
  KitchenBalanceFields,
  OrderPaymentFields,
  PaymentFields,
  RefundFields,
} from './payments/payment.fields.ts';
import { PaymentResolver } from './payments/payment.resolver.ts';
import { PayoutResolver } from './payments/payout.resolver.ts';
import { ProviderFailureResolver } from './payments/provider-failure.resolver.ts';
import { OrderReviewFields, ReviewFields, SupplierReviewFields } from './reviews/review.fields.ts';
import { ReviewResolver } from './reviews/review.resolver.ts';
import { CityFields } from './suppliers/city.fields.ts';
import { KitchenAccountResolver } from './suppliers/kitchen-account.resolver.ts';
import { KitchenRecordResolver } from './suppliers/kitchen-record.resolver.ts';
import { SupplierResolver } from './suppliers/supplier.resolver.ts';
import { SupplierLiveResolver } from './suppliers/supplier-live.resolver.ts';

const noOne = (): never => {
  throw new Error('Subscriptions are run by the live hub.');
};

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
      OwnMenuResolver,
      DishPhotoResolver,
      MenuFileResolver,
      SupplierClosureFields,
      CookingResolver,
      OnboardingResolver,
      ReviewDeskResolver,
      ApplicationFields,
      ApplicationReviewFields,
      OnboardingStepFields,
      DocumentFields,
      DecisionFields,
      SupplierReviewFields,
      ReviewFields,
      OrderResolver,
      KitchenOrderResolver,
      OrderFields,
      HeldOrderFields,
      OrderLineFields,
      OrderReviewFields,
      PaymentResolver,
      PayoutResolver,
      DisputeResolver,
      UnmatchedPaymentResolver,
      ProviderFailureResolver,
      OrderPaymentFields,
      HeldOrderPaymentFields,
      KitchenBalanceFields,
      PaymentFields,
      RefundFields,
      ReviewResolver,
      KitchenAccountResolver,
      EntryResolver,
      MailedCodeResolver,
      AnalyticsResolver,
      NotificationResolver,
      NotificationSettingsResolver,
      PushResolver,
      OrderLiveResolver,
      SupplierLiveResolver,
      ApplicationLiveResolver,
      AccountResolver,
      AuditResolver,
      CityCareResolver,
      CityFields,
      KitchenRecordResolver,
      KitchenOrdersFields,
      OrderCareResolver,
      OrderAccountFields,
      OrderIssueFields,
      OrderIssueResolver,
      PersonResolver,
      PersonFields,
    ],
    validate: false,
    // Subscriptions name their topics (core/topic.ts) and the live hub listens for them; nothing else does.
    pubSub: { publish: noOne, subscribe: noOne },
  });
  enforceVisibility(schema);
  return schema;
};

/** The schema as text, in an order that does not depend on the code's. */
export const schemaText = (schema: GraphQLSchema): string =>
  `${printSchema(lexicographicSortSchema(schema))}\n`;
