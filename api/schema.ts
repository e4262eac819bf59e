import 'reflect-metadata';
import { type GraphQLSchema, lexicographicSortSchema, printSchema } from 'graphql';
import { buildSchemaSync } from 'type-graphql';
import { AccountResolver } from './domains/accounts/account.resolver.ts';
import { PersonFields } from './domains/accounts/person.fields.ts';
import { PersonResolver } from './domains/accounts/person.resolver.ts';
import { AddressResolver } from './domains/addresses/address.resolver.ts';
import { AnalyticsResolver } from './domains/analytics/analytics.resolver.ts';
import { AuditResolver } from './domains/audit/audit.resolver.ts';
import { AnnouncementResolver } from './domains/cities/announcements/announcement.resolver.ts';
import { AnnouncementsOfCityField } from './domains/cities/announcements/announcements-of-city.fields.ts';
import { CityResolver } from './domains/cities/city.resolver.ts';
import { CityAdminResolver } from './domains/cities/city-admin.resolver.ts';
import { LastCityResolver } from './domains/cities/last-city.resolver.ts';
import {
  OrderingStopFields,
  OrderingStoppedField,
} from './domains/cities/ordering-stops/ordering-stop.fields.ts';
import { ConductResolver } from './domains/conduct/conduct.resolver.ts';
import { ConductProposalResolver } from './domains/conduct/proposals/conduct-proposal.resolver.ts';
import { SupplierClosureFields } from './domains/cooking/closure.fields.ts';
import { CookingResolver } from './domains/cooking/cooking.resolver.ts';
import { EventResolver } from './domains/events/event.resolver.ts';
import { ExportResolver } from './domains/exports/export.resolver.ts';
import { FavoriteResolver } from './domains/favorites/favorite.resolver.ts';
import { FeatureFlagResolver } from './domains/features/feature-flag.resolver.ts';
import { OpenFeaturesFields } from './domains/features/open-features.fields.ts';
import { HouseholdResolver } from './domains/households/household.resolver.ts';
import { ApiTokenResolver } from './domains/identity/api-tokens/api-token.resolver.ts';
import { EmailResolver } from './domains/identity/email/email.resolver.ts';
import { EmailChangeResolver } from './domains/identity/email-change/email-change.resolver.ts';
import { FreshProofResolver } from './domains/identity/fresh-proof/fresh-proof.resolver.ts';
import { IdentityResolver } from './domains/identity/identity.resolver.ts';
import { OwnAccountResolver } from './domains/identity/own-account.resolver.ts';
import { SecondFactorResolver } from './domains/identity/second-factor/second-factor.resolver.ts';
import { SecondFactorOnWebsite } from './domains/identity/second-factor/second-factor-problems.ts';
import { SessionResolver } from './domains/identity/sessions/session.resolver.ts';
import { UserFields } from './domains/identity/user.fields.ts';
import { MenuFileResolver } from './domains/menus/importing/menu-file.resolver.ts';
import { MealMenuFileResolver } from './domains/menus/meal-menus/importing/meal-menu-file.resolver.ts';
import { MealMenuResolver } from './domains/menus/meal-menus/meal-menu.resolver.ts';
import { SupplierMenuFields } from './domains/menus/menu.fields.ts';
import { OwnMenuResolver } from './domains/menus/own-menu.resolver.ts';
import { DishPhotoResolver } from './domains/menus/photos/dish-photo.resolver.ts';
import { SupplierMatchFields } from './domains/menus/searching/matched-dish.fields.ts';
import { SearchResolver } from './domains/menus/searching/search.resolver.ts';
import { NodeResolver } from './domains/nodes/node.resolver.ts';
import { NotificationFields } from './domains/notifications/notification.fields.ts';
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
import { ClaimsResolver } from './domains/onboarding/claims/claims.resolver.ts';
import { OnboardingResolver } from './domains/onboarding/onboarding.resolver.ts';
import { RegistrationResolver } from './domains/onboarding/registration/registration.resolver.ts';
import { ApplicationReviewFields } from './domains/onboarding/review/application-review.fields.ts';
import { ApplicationReviewResolver } from './domains/onboarding/review/review.resolver.ts';
import { MailedCodeResolver } from './domains/onboarding/sign-in/mailed-code.resolver.ts';
import { SecondFactorSignInResolver } from './domains/onboarding/sign-in/second-factor-sign-in.resolver.ts';
import { KitchenOrdersFields, OrderAccountFields } from './domains/orders/admin/order-admin.fields.ts';
import { OrderAdminResolver } from './domains/orders/admin/order-admin.resolver.ts';
import { OrderIssueFields } from './domains/orders/issues/order-issue.fields.ts';
import { OrderIssueResolver } from './domains/orders/issues/order-issue.resolver.ts';
import { KitchenOrderResolver } from './domains/orders/kitchen/kitchen-order.resolver.ts';
import { PublishedMealMenusFields } from './domains/orders/meal-menus/published-meal-menus.fields.ts';
import { HeldOrderFields, OrderFields, OrderLineFields } from './domains/orders/order.fields.ts';
import { OrderResolver } from './domains/orders/order.resolver.ts';
import { OrderLiveResolver } from './domains/orders/order-live.resolver.ts';
import { PrepSheetFields } from './domains/orders/prep/prep-sheet.fields.ts';
import { PrepSheetResolver } from './domains/orders/prep/prep-sheet.resolver.ts';
import { OrderingStopResolver } from './domains/orders/stopping/ordering-stop.resolver.ts';
import { TiffinBillLineFields, TiffinBillResolver } from './domains/payments/bills/tiffin-bill.resolver.ts';
import { TiffinCreditResolver } from './domains/payments/credit/tiffin-credit.resolver.ts';
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
import { BillChargeAdminField } from './domains/payments/saved-cards/bill-charge-admin.resolver.ts';
import { BillChargeFields, SavedCardResolver } from './domains/payments/saved-cards/saved-card.resolver.ts';
import { PhotoCreditsResolver } from './domains/photos/photo-credits.resolver.ts';
import { OrderReviewFields, ReviewFields, SupplierReviewFields } from './domains/reviews/review.fields.ts';
import { ReviewResolver } from './domains/reviews/review.resolver.ts';
import { SandboxResolver } from './domains/sandbox/sandbox.resolver.ts';
import { BackgroundWorkResolver } from './domains/staff/background-work/background-work.resolver.ts';
import { SupportNoteResolver } from './domains/staff/notes/support-note.resolver.ts';
import { OverviewResolver } from './domains/staff/overview/overview.resolver.ts';
import { StaffPasswordResolver } from './domains/staff/passwords/staff-password.resolver.ts';
import { StaffResolver } from './domains/staff/staff.resolver.ts';
import { ViewingResolver } from './domains/staff/viewing/viewing.resolver.ts';
import { KitchenAccountResolver } from './domains/suppliers/account/kitchen-account.resolver.ts';
import { KitchenAnnouncementsField } from './domains/suppliers/account/kitchen-announcements.fields.ts';
import { KitchenRecordFields } from './domains/suppliers/admin/kitchen-record.fields.ts';
import { KitchenRecordResolver } from './domains/suppliers/admin/kitchen-record.resolver.ts';
import { CitiesResolver } from './domains/suppliers/cities/cities.resolver.ts';
import { CityFields } from './domains/suppliers/cities/city.fields.ts';
import { KitchenPhotoResolver } from './domains/suppliers/photos/kitchen-photo.resolver.ts';
import { FacetsResolver } from './domains/suppliers/searching/facets.resolver.ts';
import { SupplierResolver } from './domains/suppliers/supplier.resolver.ts';
import { SupplierLiveResolver } from './domains/suppliers/supplier-live.resolver.ts';
import {
  TiffinPlanAdminResolver,
  TiffinPlanCustomerField,
} from './domains/tiffin-plans/admin/tiffin-plan-admin.resolver.ts';
import { TiffinBillingResolver } from './domains/tiffin-plans/billing/tiffin-billing.resolver.ts';
import { CookingWeekTiffinFields } from './domains/tiffin-plans/closed-days/cooking-week.fields.ts';
import { KitchenTiffinPlanResolver } from './domains/tiffin-plans/kitchen/kitchen-tiffin-plan.resolver.ts';
import {
  OffersOfSupplier,
  TiffinOfferResolver,
} from './domains/tiffin-plans/offers/tiffin-offer.resolver.ts';
import { TiffinMealResolver } from './domains/tiffin-plans/prices/tiffin-meal.resolver.ts';
import { TiffinPlanFields } from './domains/tiffin-plans/tiffin-plan.fields.ts';
import { TiffinPlanResolver } from './domains/tiffin-plans/tiffin-plan.resolver.ts';
import { TiffinPlanLiveResolver } from './domains/tiffin-plans/tiffin-plan-live.resolver.ts';
import {
  DayClosed,
  DishesChanged,
  PlanBreaksDiet,
  PlanIsUnpaid,
} from './domains/tiffin-plans/tiffin-plan-problems.ts';
import {
  SpotsOfTiffinOffer,
  TiffinWaitlistResolver,
} from './domains/tiffin-plans/waitlist/waitlist.resolver.ts';
import { WebhookResolver } from './domains/webhooks/webhook.resolver.ts';
import { makeDefaultedArgumentsNullable } from './doors/graphql/default-arguments.ts';
import { refuseBothDirections } from './doors/graphql/page-directions.ts';
import { enforceVisibility } from './doors/graphql/permissions.ts';
import { describeRoots } from './doors/graphql/root-descriptions.ts';
import { resolveTypesByName } from './doors/graphql/type-names.ts';

const noOne = (): never => {
  throw new Error('Subscriptions are run by the live hub.');
};

/** The GraphQL schema. It does not build when a field lacks a permission mark. */
export const buildSchema = (): GraphQLSchema => {
  const schema = buildSchemaSync({
    resolvers: [
      IdentityResolver,
      SessionResolver,
      EmailResolver,
      EmailChangeResolver,
      OwnAccountResolver,
      SecondFactorResolver,
      ApiTokenResolver,
      SecondFactorSignInResolver,
      FreshProofResolver,
      UserFields,
      StaffPasswordResolver,
      StaffResolver,
      OverviewResolver,
      BackgroundWorkResolver,
      ViewingResolver,
      SupportNoteResolver,
      AddressResolver,
      CityResolver,
      LastCityResolver,
      OrderingStoppedField,
      OrderingStopFields,
      AnnouncementResolver,
      AnnouncementsOfCityField,
      KitchenAnnouncementsField,
      CitiesResolver,
      SupplierResolver,
      FavoriteResolver,
      SupplierMenuFields,
      SupplierMatchFields,
      OwnMenuResolver,
      SearchResolver,
      FacetsResolver,
      DishPhotoResolver,
      KitchenPhotoResolver,
      PhotoCreditsResolver,
      MenuFileResolver,
      MealMenuFileResolver,
      MealMenuResolver,
      FeatureFlagResolver,
      OpenFeaturesFields,
      HouseholdResolver,
      SupplierClosureFields,
      CookingResolver,
      OnboardingResolver,
      ClaimsResolver,
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
      PrepSheetResolver,
      PrepSheetFields,
      OrderFields,
      HeldOrderFields,
      OrderLineFields,
      OrderReviewFields,
      PaymentResolver,
      PayoutResolver,
      DisputeResolver,
      UnmatchedPaymentResolver,
      ProviderFailureResolver,
      TiffinBillResolver,
      TiffinBillLineFields,
      SavedCardResolver,
      BillChargeFields,
      BillChargeAdminField,
      TiffinCreditResolver,
      OrderPaymentFields,
      HeldOrderPaymentFields,
      KitchenBalanceFields,
      PaymentFields,
      RefundFields,
      ReviewResolver,
      TiffinPlanResolver,
      TiffinPlanFields,
      TiffinPlanLiveResolver,
      TiffinMealResolver,
      TiffinOfferResolver,
      OffersOfSupplier,
      TiffinWaitlistResolver,
      SpotsOfTiffinOffer,
      TiffinPlanAdminResolver,
      TiffinPlanCustomerField,
      CookingWeekTiffinFields,
      TiffinBillingResolver,
      KitchenTiffinPlanResolver,
      KitchenAccountResolver,
      RegistrationResolver,
      MailedCodeResolver,
      AnalyticsResolver,
      ConductResolver,
      ConductProposalResolver,
      NotificationFields,
      NotificationResolver,
      NotificationSettingsResolver,
      PushResolver,
      OrderLiveResolver,
      PublishedMealMenusFields,
      SupplierLiveResolver,
      ApplicationLiveResolver,
      AccountResolver,
      AuditResolver,
      CityAdminResolver,
      OrderingStopResolver,
      CityFields,
      KitchenRecordResolver,
      KitchenRecordFields,
      KitchenOrdersFields,
      OrderAdminResolver,
      OrderAccountFields,
      OrderIssueFields,
      OrderIssueResolver,
      PersonResolver,
      PersonFields,
      EventResolver,
      WebhookResolver,
      ExportResolver,
      SandboxResolver,
      NodeResolver,
    ],
    // No field returns them: REST answers with the first, and days of tiffin plans have the codes of the others.
    orphanedTypes: [SecondFactorOnWebsite, DayClosed, DishesChanged, PlanBreaksDiet, PlanIsUnpaid],
    validate: false,
    // Apollo checks it; TypeGraphQL would by running a whole introspection query at each start.
    skipCheck: true,
    // Subscriptions name their topics (core/graphql/topic.ts) and the live hub listens for them; nothing else does.
    pubSub: { publish: noOne, subscribe: noOne },
  });
  describeRoots(schema);
  makeDefaultedArgumentsNullable(schema);
  refuseBothDirections(schema);
  resolveTypesByName(schema);
  enforceVisibility(schema);
  return schema;
};

/** The schema as text, in an order that does not depend on the code's. */
export const schemaText = (schema: GraphQLSchema): string =>
  `${printSchema(lexicographicSortSchema(schema))}\n`;
