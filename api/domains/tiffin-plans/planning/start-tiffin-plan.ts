import { LockMode } from '@mikro-orm/core';
import { tiffinPlanLimit, tiffinPlanStartDays } from '../../../../schema/constants.ts';
import { daysBetween } from '../../../../schema/rules/days.ts';
import { tiffinPlan } from '../../../../schema/rules/tiffin-plan.ts';
import { customers } from '../../../core/access/rules.ts';
import { checked } from '../../../core/operation/checked.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { preparedOperation, type Work } from '../../../core/operation/operation.ts';
import { InvalidInput, type Problem } from '../../../core/operation/problem.ts';
import { newIdentifier } from '../../../core/values/identifier.ts';
import { viewerAsUser } from '../../identity/find-user.ts';
import { EmailNotProven } from '../../identity/identity-problems.ts';
import { User } from '../../identity/user.ts';
import { dietRefusal } from '../../orders/diets/diet-not-accepted.ts';
import { Fulfillment } from '../../orders/order-enums.ts';
import { addressRefusal } from '../../orders/placing/address-refusal.ts';
import { KitchenUnavailable } from '../../orders/placing/order-placing-problems.ts';
import { quoteCart } from '../../orders/placing/quote-cart.ts';
import { TiffinPlan } from '../tiffin-plan.ts';
import { TiffinPlanChanged, TiffinPlanStarted } from '../tiffin-plan-events.ts';
import type { StartTiffinPlanInput } from '../tiffin-plan-inputs.ts';
import { TiffinPlanLimit } from '../tiffin-plan-problems.ts';
import { agreedMeal } from './agreed-lines.ts';
import { weekdaysRefusal } from './cooked-weekdays.ts';
import { todayOfKitchen } from './lock-tiffin-plan.ts';
import { noteConsent } from './note-consent.ts';
import { type RequestOfPlan, requestOf, type StartedPlan, startedBefore } from './started-before.ts';

/** What of a plan is known before its transaction: reading kitchen and prices needs none. */
type NewPlan = Pick<TiffinPlan, 'supplierId' | 'mealtime' | 'weekdays' | 'fulfillment' | 'startsOn'> &
  ReturnType<typeof agreedMeal> & {
    deliveryAddress: string | null;
    note: string | null;
    endsOn: string | null;
  } & RequestOfPlan;

/** A repeated request has a plan already. */
type Prepared = NewPlan | StartedPlan;

const prepare = async (ctx: Ctx, input: StartTiffinPlanInput): Promise<Prepared | Problem> => {
  // A stranger's address would receive the mails of the plan, and a kitchen would shop for accounts that cost nothing.
  const isUnproven = ctx.services.mail.isRead && !(await viewerAsUser(ctx))!.emailProvenAt;
  if (isUnproven) return new EmailNotProven(EmailNotProven.tiffinPlan);
  const asked = checked(tiffinPlan, input);
  if (asked instanceof InvalidInput) return asked;
  const request = requestOf(asked);
  const repeated = await startedBefore(ctx, request);
  if (repeated) return repeated;
  const misfit = await addressRefusal(ctx, asked);
  if (misfit) return misfit;
  const { supplierId, mealtime, startsOn } = asked;
  const fulfillment = Fulfillment[asked.fulfillment];
  const deliveryAddress = (fulfillment === Fulfillment.DELIVERY && asked.deliveryAddress) || null;
  const { lines, expectedTotalCents } = asked;
  // Without a day: each day asks for its own again.
  const quote = await quoteCart(ctx, { supplierId, fulfillment, deliveryAddress, lines, expectedTotalCents });
  if (!quote) return new KitchenUnavailable();
  if (quote.problems[0]) return quote.problems[0];
  const conflict = dietRefusal(quote.dietConflicts, asked.acceptedDietConflicts);
  if (conflict) return conflict;
  const weekdays = [...new Set(asked.weekdays)].sort();
  const refusal = await weekdaysRefusal(ctx, { supplierId, mealtime, weekdays }, quote.lines);
  if (refusal) return refusal;
  const ahead = daysBetween(await todayOfKitchen(ctx, supplierId), startsOn);
  if (ahead < 0 || ahead > tiffinPlanStartDays)
    return new InvalidInput(/*i18n*/ 'Please choose a first day within the next two months.', 'startsOn');
  return {
    supplierId,
    mealtime,
    weekdays,
    fulfillment,
    deliveryAddress,
    note: asked.note || null,
    ...agreedMeal(quote),
    startsOn,
    endsOn: asked.endsOn ?? null,
    ...request,
  };
};

const perform = async (work: Work, prepared: Prepared): Promise<{ planId: string } | Problem> => {
  if ('planId' in prepared) return prepared;
  const { em, viewer, now } = work;
  // Plans that are started at the same time are counted one after the other.
  await em.findOneOrFail(User, { id: viewer.userId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  // One that was sent at the same time may have started it since.
  const repeated = await startedBefore(work, prepared);
  if (repeated) return repeated;
  const running = await em.count(TiffinPlan, { customerId: viewer.userId, stoppedAt: null });
  if (running >= tiffinPlanLimit) return new TiffinPlanLimit(tiffinPlanLimit);
  const plan = em.create(TiffinPlan, {
    ...prepared,
    weekdayAddresses: [],
    id: newIdentifier(now),
    customerId: viewer.userId,
    startedAt: now,
    startedFrom: work.ctx.sourceFingerprint,
  });
  const { id } = plan;
  noteConsent(work, plan);
  work.record(new TiffinPlanStarted(id));
  work.record(new TiffinPlanChanged(id));
  return { planId: id };
};

/** Starts a plan of the viewer, at today's prices of its dishes. Its orders are placed by a job, day by day. */
export const startTiffinPlan = preparedOperation(customers, prepare, perform);
