import 'reflect-metadata';
import { type GraphQLSchema, lexicographicSortSchema, printSchema } from 'graphql';
import { buildSchemaSync } from 'type-graphql';
import { AccountResolver } from './domains/accounts/account.resolver.ts';
import { PersonFields } from './domains/accounts/person.fields.ts';
import { PersonResolver } from './domains/accounts/person.resolver.ts';
import { AddressResolver } from './domains/addresses/address.resolver.ts';
import { AnalyticsResolver } from './domains/analytics/analytics.resolver.ts';
import { AuditResolver } from './domains/audit/audit.resolver.ts';
import { CityResolver } from './domains/cities/city.resolver.ts';
import { CityAdminResolver } from './domains/cities/city-admin.resolver.ts';
import { SupplierClosureFields } from './domains/cooking/closure.fields.ts';
import { CookingResolver } from './domains/cooking/cooking.resolver.ts';
import { FavoriteResolver } from './domains/favorites/favorite.resolver.ts';
import { IdentityResolver } from './domains/identity/identity.resolver.ts';
import { OwnAccountResolver } from './domains/identity/own-account.resolver.ts';
import { MenuFileResolver } from './domains/menus/importing/menu-file.resolver.ts';
import { SupplierMenuFields } from './domains/menus/menu.fields.ts';
import { OwnMenuResolver } from './domains/menus/own-menu.resolver.ts';
import { DishPhotoResolver } from './domains/menus/photos/dish-photo.resolver.ts';
import { NotificationResolver } from './domains/notifications/notification.resolver.ts';
import { NotificationSettingsResolver } from './domains/notifications/notification-settings.resolver.ts';
import { PushResolver } from './domains/notifications/push/push.resolver.ts';
import { ApplicationFields } from './domains/onboarding/application/application.fields.ts';
import { ApplicationLiveResolver } from './domains/onboarding/application/application-live.resolver.ts';
import {
  DecisionFields,
  DocumentFields,
  OnboardingStepFields,
} from './domains/onboarding/application/onboarding-step.fields.ts';
import { OnboardingResolver } from './domains/onboarding/onboarding.resolver.ts';
import { RegistrationResolver } from './domains/onboarding/registration/registration.resolver.ts';
import { ApplicationReviewFields } from './domains/onboarding/review/application-review.fields.ts';
import { ApplicationReviewResolver } from './domains/onboarding/review/review.resolver.ts';
import { MailedCodeResolver } from './domains/onboarding/sign-in/mailed-code.resolver.ts';
import { KitchenOrdersFields, OrderAccountFields } from './domains/orders/admin/order-admin.fields.ts';
import { OrderAdminResolver } from './domains/orders/admin/order-admin.resolver.ts';
import { OrderIssueFields } from './domains/orders/issues/order-issue.fields.ts';
import { OrderIssueResolver } from './domains/orders/issues/order-issue.resolver.ts';
import { KitchenOrderResolver } from './domains/orders/kitchen/kitchen-order.resolver.ts';
import { HeldOrderFields, OrderFields, OrderLineFields } from './domains/orders/order.fields.ts';
import { OrderResolver } from './domains/orders/order.resolver.ts';
import { OrderLiveResolver } from './domains/orders/order-live.resolver.ts';
import {
  DisputeResolver,
  UnmatchedPaymentResolver,
} from './domains/payments/ledger/money-matters.resolver.ts';
import {
  HeldOrderPaymentFields,
  KitchenBalanceFields,
  OrderPaymentFields,
  PaymentFields,
  RefundFields,
} from './domains/payments/payment.fields.ts';
import { PaymentResolver } from './domains/payments/payment.resolver.ts';
import { PayoutResolver } from './domains/payments/payouts/payout.resolver.ts';
import { ProviderFailureResolver } from './domains/payments/provider-tasks/provider-failure.resolver.ts';
import { OrderReviewFields, ReviewFields, SupplierReviewFields } from './domains/reviews/review.fields.ts';
import { ReviewResolver } from './domains/reviews/review.resolver.ts';
import { KitchenAccountResolver } from './domains/suppliers/account/kitchen-account.resolver.ts';
import { KitchenRecordResolver } from './domains/suppliers/admin/kitchen-record.resolver.ts';
import { CitiesResolver } from './domains/suppliers/cities/cities.resolver.ts';
import { CityFields } from './domains/suppliers/cities/city.fields.ts';
import { SupplierResolver } from './domains/suppliers/supplier.resolver.ts';
import { SupplierLiveResolver } from './domains/suppliers/supplier-live.resolver.ts';
import { enforceVisibility } from './doors/graphql/permissions.ts';
import { resolveTypesByName } from './doors/graphql/type-names.ts';

const noOne = (): never => {
  throw new Error('Subscriptions are run by the live hub.');
};

/** The GraphQL schema. It does not build when a field lacks a permission mark. */
export const buildSchema = (): GraphQLSchema => {
  const schema = buildSchemaSync({
    resolvers: [
      IdentityResolver,
      OwnAccountResolver,
      AddressResolver,
      CityResolver,
      CitiesResolver,
      SupplierResolver,
      FavoriteResolver,
      SupplierMenuFields,
      OwnMenuResolver,
      DishPhotoResolver,
      MenuFileResolver,
      SupplierClosureFields,
      CookingResolver,
      OnboardingResolver,
      ApplicationReviewResolver,
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
      RegistrationResolver,
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
      CityAdminResolver,
      CityFields,
      KitchenRecordResolver,
      KitchenOrdersFields,
      OrderAdminResolver,
      OrderAccountFields,
      OrderIssueFields,
      OrderIssueResolver,
      PersonResolver,
      PersonFields,
    ],
    validate: false,
    // Subscriptions name their topics (core/graphql/topic.ts) and the live hub listens for them; nothing else does.
    pubSub: { publish: noOne, subscribe: noOne },
  });
  resolveTypesByName(schema);
  enforceVisibility(schema);
  return schema;
};

/** The schema as text, in an order that does not depend on the code's. */
export const schemaText = (schema: GraphQLSchema): string =>
  `${printSchema(lexicographicSortSchema(schema))}\n`;
