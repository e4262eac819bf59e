import { serveWaitlists } from '../../domains/tiffin-plans/waitlist/serve-waitlists.ts';
import type { Marketplace } from '../marketplace.ts';
import type { Visitor } from '../visitor.ts';
import type { TestKitchen } from './a-kitchen.ts';
import { lunchesOf, type TiffinPlanActs } from './a-tiffin-plan.ts';

const offer = 'id version spots waiting isFull weekdaySpots { weekday left }';
const waits = 'waits { position reservedUntil people weekdays offer { id } }';
const workdays = [1, 2, 3, 4, 5];

type Given = Record<string, unknown>;
type GivenPlan = Given & { people?: number };

/** A lunch that a cook offers, with two portions of the first dish for each person, and the plans of its customers. */
export class TiffinOfferActs {
  constructor(
    readonly marketplace: Marketplace,
    readonly cook: Visitor,
    readonly kitchen: TestKitchen,
  ) {}

  async save(given: Given = {}) {
    const { saveTiffinOffer } = await this.cook.graphql(
      `mutation ($input: TiffinOfferInput!) { saveTiffinOffer(input: $input) { __typename
        ... on OwnTiffinOffers { offers { ${offer} } } ... on Problem { code message field } } }`,
      {
        input: {
          name: 'Light lunch',
          mealtime: 'LUNCH',
          weekdays: workdays,
          leastDays: 1,
          lines: [{ dishId: this.kitchen.dishes[0]!.id, quantity: 2, unitPriceCents: 800 }],
          spots: 2,
          ...given,
        },
      },
    );
    return saveTiffinOffer;
  }

  /** With two spots a day. */
  async offered(given: Given = {}): Promise<string> {
    return (await this.save(given)).offers.at(-1)!.id;
  }

  withdraw(offerId: string) {
    return this.cook.graphql(
      'mutation ($offerId: ID!) { withdrawTiffinOffer(offerId: $offerId) { __typename } }',
      { offerId },
    );
  }

  async shown() {
    const { supplier } = await this.marketplace
      .anonymous()
      .graphql(`query ($id: ID!) { supplier(id: $id) { tiffinOffers { ${offer} } } }`, {
        id: this.kitchen.id,
      });
    return supplier.tiffinOffers[0];
  }

  /** A plan of Mondays for one person. */
  plan({ people = 1, ...given }: GivenPlan = {}) {
    return {
      weekdays: [1],
      lines: [{ dishId: this.kitchen.dishes[0]!.id, quantity: 2 * people }],
      expectedTotalCents: 1600 * people,
      ...given,
    };
  }

  start(acts: TiffinPlanActs, offerId: string, given: GivenPlan = {}) {
    return acts.start(lunchesOf(this.kitchen, { offerId, ...this.plan(given) }));
  }

  change(acts: TiffinPlanActs, planId: string, given: GivenPlan = {}) {
    return acts.change({ planId, weekdayAddresses: [], hasConsented: true, ...this.plan(given) });
  }

  /** Both spots of Mondays are those of a plan. */
  async fullOnMondays(acts: TiffinPlanActs, given: Given = {}) {
    const offerId = await this.offered(given);
    const { id: planId } = await this.start(acts, offerId, { people: 2 });
    return { offerId, planId: planId as string };
  }

  async join({ customer }: TiffinPlanActs, offerId: string, given: Given = {}) {
    const { joinTiffinWaitlist } = await customer.graphql(
      `mutation ($input: TiffinWaitInput!) { joinTiffinWaitlist(input: $input) { __typename
        ... on OwnTiffinWaits { ${waits} } ... on Problem { code message field } } }`,
      { input: { offerId, weekdays: [1], people: 1, ...given } },
    );
    return joinTiffinWaitlist;
  }

  async leave({ customer }: TiffinPlanActs, offerId: string) {
    const { leaveTiffinWaitlist } = await customer.graphql(
      `mutation ($offerId: ID!) { leaveTiffinWaitlist(offerId: $offerId) { ${waits} } }`,
      { offerId },
    );
    return leaveTiffinWaitlist.waits;
  }

  async waitsOf({ customer }: TiffinPlanActs) {
    return (await customer.graphql(`{ myTiffinWaits { ${waits} } }`)).myTiffinWaits.waits;
  }

  /** What the job does every minute. */
  serve() {
    return serveWaitlists(this.marketplace.services);
  }
}
