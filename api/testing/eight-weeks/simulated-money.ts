import { Role } from '../../core/access/role.ts';
import type { Services } from '../../core/operation/ctx.ts';
import { Problem } from '../../core/operation/problem.ts';
import type { SeededRandom } from '../../demo/seeded-random.ts';
import { recordBillPayment } from '../../domains/payments/bills/record-bill-payment.ts';
import { startBillPayment } from '../../domains/payments/bills/start-bill-payment.ts';
import { recordCreditReturn } from '../../domains/payments/credit/record-credit-return.ts';
import { stopAbandoned } from '../../domains/payments/paying/stop-abandoned.ts';
import { forgetSettledFailures } from '../../domains/payments/provider-tasks/forget-settled-failures.ts';
import { retryProviderTask } from '../../domains/payments/provider-tasks/retry-provider-task.ts';
import { sendRefunds } from '../../domains/payments/refunding/send-refunds.ts';
import { chargeBills } from '../../domains/payments/saved-cards/charge-bills.ts';
import { forgetCards } from '../../domains/payments/saved-cards/forget-cards.ts';
import { storeSavedCards } from '../../domains/payments/saved-cards/store-saved-cards.ts';
import { returnUnneededCredits } from '../../domains/tiffin-plans/billing/return-unneeded-credits.ts';
import { intentOf } from '../card-provider/card-marketplace.ts';
import { Declined } from '../card-provider/fake-objects.ts';
import type { FakeEvent, FakeWebhooks } from '../card-provider/fake-webhooks.ts';
import type { SimulatedCustomer } from './simulated-plan.ts';
import { actingAs, type Simulation } from './simulation.ts';

/** What the money job does, as far as plans are concerned. */
export const moneyJob = async (services: Services): Promise<void> => {
  await sendRefunds(services);
  await stopAbandoned(services);
  await storeSavedCards(services);
  await forgetCards(services);
  await chargeBills(services);
  await returnUnneededCredits(services);
  await forgetSettledFailures(services.sql);
};

/** The card provider's events: they arrive late, in any order, and some of them twice. */
export class LateEvents {
  #seen = 0;
  #waiting: FakeEvent[] = [];

  constructor(
    private readonly webhooks: FakeWebhooks,
    private readonly random: SeededRandom,
  ) {
    webhooks.isHeldBack = true;
  }

  /** Delivers about this share of those that wait, and one of the others again. */
  async arrive(share: number): Promise<void> {
    const { events } = this.webhooks;
    const again = this.#seen > 0 && this.random.chance(0.3) ? [this.random.pick(events)] : [];
    this.#waiting.push(...events.slice(this.#seen));
    this.#seen = events.length;
    const arriving = this.random.shuffled(this.#waiting).filter(() => this.random.chance(share));
    this.#waiting = this.#waiting.filter(event => !arriving.includes(event));
    for (const event of [...arriving, ...again]) {
      const { status } = await this.webhooks.send(event);
      if (status !== 200) throw new Error(`${event.type} was answered with ${status}.`);
    }
  }
}

interface OpenBill {
  id: string;
  cents: number;
  customer: string;
  hasCard: boolean;
}

/** Customers pay their open bills: in person by card, or to support. Saved cards are charged by the money job. */
export const payBills = async (
  simulation: Simulation,
  customers: readonly SimulatedCustomer[],
  staffId: string,
): Promise<void> => {
  const { marketplace, randomOf } = simulation;
  const open = await marketplace.sql.rows<OpenBill>(
    `select b.id, b.amount_cents as cents, u.name as customer,
       exists (select from saved_cards c where c.customer_id = u.id and c.status = 'STORED') as "hasCard"
     from tiffin_bills b join users u on u.id = b.customer_id
     where b.status = 'OPEN' order by u.name, b.week_starts_on, b.supplier_id`,
  );
  for (const bill of open) {
    const customer = customers.find(({ name }) => name === bill.customer)!;
    const draw = randomOf(`${customer.name}, paying`).next();
    if (draw < chanceByHand(customer))
      await recordBillPayment(staffOf(simulation, staffId), { billId: bill.id, amountCents: bill.cents });
    // A customer with a saved card pays by hand after it failed, or at the same moment as it is charged.
    else if (draw > (bill.hasCard ? 0.9 : 0.6)) await payInPerson(simulation, customer, bill.id);
  }
};

/** Support receives money also from those who pay by card, even while their card is being charged. */
const chanceByHand = ({ paysWith }: SimulatedCustomer): number =>
  paysWith === 'by hand' ? 0.3 : paysWith === 'late' ? 0.05 : 0.03;

const payInPerson = async (
  simulation: Simulation,
  { name, userId, paysWith }: SimulatedCustomer,
  billId: string,
): Promise<void> => {
  if (paysWith === 'by hand' || paysWith === 'late') return;
  const { provider, randomOf } = simulation;
  const random = randomOf(`${name}, paying`);
  const savesCard = random.chance(0.7);
  const finishes = random.chance(0.8);
  const isConfirmed = random.chance(0.9);
  const started = await startBillPayment(actingAs(simulation, userId), { billId, savesCard });
  // Some close the window and come back another day.
  if (started instanceof Problem || !finishes) return;
  const intentId = intentOf(started);
  try {
    const { status } = provider.payments.confirm(intentId, paysWith);
    if (status === 'requires_action') provider.payments.authenticate(intentId, isConfirmed);
  } catch (error) {
    // It was canceled meanwhile, such as because support received the money.
    if (!(error instanceof Declined)) throw error;
  }
};

export const staffOf = (simulation: Simulation, staffId: string) => actingAs(simulation, staffId, Role.ADMIN);

/** Staff pays credit back where it is asked for, and retries tasks that the provider refused too often. */
export const workAsStaff = async (simulation: Simulation, staffId: string): Promise<void> => {
  const { sql } = simulation.marketplace;
  const paused = await sql.rows<{ id: string }>(
    'select id from provider_failures where next_try_at is null order by first_failed_at',
  );
  for (const { id } of paused) await retryProviderTask(staffOf(simulation, staffId), id);
  const asked = await sql.rows<{ creditId: string; amountCents: number }>(
    `select id as "creditId", asked_back_cents as "amountCents" from tiffin_credits
     where asked_back_at is not null order by asked_back_at`,
  );
  for (const credit of asked) await recordCreditReturn(staffOf(simulation, staffId), credit);
};
