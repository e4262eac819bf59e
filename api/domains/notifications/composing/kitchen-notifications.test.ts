import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { acts } from '../../../testing/admin-work.ts';
import {
  completeRequired,
  decide,
  documentIdOf,
  theApplication,
} from '../../../testing/builders/an-application.ts';
import { LiveVisitor } from '../../../testing/live-visitor.ts';
import { Marketplace } from '../../../testing/marketplace.ts';
import { notificationsSent } from '../../../testing/notifications-sent.ts';
import { throughGraphQL as door } from '../../../testing/onboarding-doors.ts';
import type { Visitor } from '../../../testing/visitor.ts';

let marketplace: Marketplace;
let anita: Visitor;
let asha: Visitor;

beforeAll(async () => {
  marketplace = await Marketplace.open();
  anita = await marketplace.admin('Anita Bose');
});
afterAll(() => marketplace.close());
beforeEach(() => marketplace.empty('cities'));

/** Asha's notifications, newest first, after moving the clock. */
const bell = async (
  minutes = 0,
): Promise<{ type: string; title: string; message: string; priority: string }[]> => {
  marketplace.clock.forward({ minutes });
  await notificationsSent(marketplace);
  return (await asha.graphql('{ notifications { nodes { type title message priority } } }')).notifications
    .nodes;
};
const titles = async (minutes = 0) => (await bell(minutes)).map(({ title }) => title);

describe('what an admin decides about an application', () => {
  beforeEach(async () => {
    const { cook } = await marketplace.kitchenOwner('Asha', { status: 'pending' });
    asha = cook;
    await completeRequired(asha);
    await door.submitForReview(asha);
    await decide(anita, 'startReview', (await theApplication(anita)).id);
  });

  test('is sent once it can no longer be undone, with the reason of the decision', async () => {
    expect(await titles(1)).toEqual([]);
    expect(await titles(0.1)).toEqual(['Review started']);
    const { id } = await theApplication(anita);
    await decide(anita, 'rejectApplication', id, 'The permit is for another kitchen.');
    await door.submitForReview(asha);
    expect((await bell(1.1))[0]).toEqual({
      type: 'APPLICATION_REJECTED',
      priority: 'HIGH',
      title: 'Your application needs corrections',
      message: 'The permit is for another kitchen.',
    });
  });

  test('is not sent when it was undone in time', async () => {
    const application = await theApplication(anita);
    await decide(anita, 'rejectDocument', documentIdOf(application, 'health_permit'));
    marketplace.clock.forward({ minutes: 1 });
    const { decisions } = await theApplication(anita);
    expect((await decide(anita, 'undoDecision', decisions.at(-1)!.id)).code).toBeUndefined();
    expect(await titles(5)).toEqual(['Review started']);

    await decide(anita, 'rejectDocument', documentIdOf(application, 'health_permit'), 'It expired in May.');
    await decide(anita, 'acceptDocument', documentIdOf(application, 'business_license'));
    expect(await bell(1.1)).toMatchObject([
      { title: 'A document needs your attention', message: 'Health Department Permit: It expired in May.' },
      { title: 'Review started' },
    ]);
  });

  test('reaches other admins immediately', async () => {
    const otherAdmin = new LiveVisitor(anita);
    const changes = await otherAdmin.subscribe('subscription { applicationsChanged { applicationId } }');
    const { id } = await theApplication(anita);
    await decide(anita, 'rejectApplication', id);
    expect((await changes.next()).applicationsChanged).toEqual({ applicationId: id });
    await otherAdmin.leave();
  });
});

test('a suspended kitchen, and a reinstated one, is notified with the reason', async () => {
  const { cook, kitchen } = await marketplace.kitchenOwner('Asha');
  asha = cook;
  const supplierId = kitchen.id;
  await acts.suspendKitchen.ask(anita, { supplierId, reason: 'Complaints about hygiene' });
  expect(await bell()).toEqual([
    {
      type: 'KITCHEN_SUSPENDED',
      priority: 'URGENT',
      title: 'Your kitchen is suspended',
      message:
        "Asha's Kitchen can't take new orders for now. Reason: Complaints about hygiene. Existing orders aren't affected.",
    },
  ]);
  await acts.reinstateKitchen.ask(anita, { supplierId, reason: 'The inspection went well.' });
  expect((await bell(1))[0]).toMatchObject({
    type: 'KITCHEN_REINSTATED',
    priority: 'HIGH',
    message: "Asha's Kitchen can take orders again. Reason: The inspection went well.",
  });
});
