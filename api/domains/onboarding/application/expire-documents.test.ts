import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { documentRetentionDays } from '../../../../schema/constants.ts';
import {
  acceptMandatory,
  completeRequired,
  decide,
  documentIdOf,
  giveDocument,
  theApplication,
} from '../../../testing/builders/an-application.ts';
import { Marketplace } from '../../../testing/marketplace.ts';
import { throughGraphQL as door } from '../../../testing/onboarding-doors.ts';
import { tuesdayMorning } from '../../../testing/still-clock.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { expireDocuments } from './expire-documents.ts';

let marketplace: Marketplace;
let anita: Visitor;
let asha: Visitor;
beforeAll(async () => {
  marketplace = await Marketplace.open();
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  marketplace.clock.moveTo(tuesdayMorning);
  await marketplace.empty('cities', 'users');
  anita = await marketplace.admin('Anita Bose');
  ({ cook: asha } = await marketplace.kitchenOwner('Asha', { status: 'pending' }));
  await completeRequired(asha);
});

const atNight = () => expireDocuments(marketplace.sql, marketplace.services.files, marketplace.clock.read());
/** No session lasts this long, so it signs in again. */
const days = async (count: number) => {
  marketplace.clock.forward({ days: count });
  [anita, asha] = [await marketplace.cookOf(anita), await marketplace.cookOf(asha)];
};
const afterTheirTime = () => days(documentRetentionDays + 1);
const submitted = async () => {
  await door.submitForReview(asha);
  await decide(anita, 'startReview', (await theApplication(anita)).id);
  return theApplication(anita);
};
const statusOf = async (url: string) => (await anita.send(url)).status;
const history = async () =>
  (await anita.graphql('{ applications { nodes { documents { status rejectionReason fileExpiredAt } } } }'))
    .applications.nodes[0].documents;

test('a replaced document expires in time: its file is deleted and its decision stays', async () => {
  const application = await submitted();
  const permit = documentIdOf(application, 'health_permit');
  await decide(anita, 'rejectDocument', permit, 'It expired in May.');
  await giveDocument(asha, 'health_permit');
  await acceptMandatory(anita);
  await decide(anita, 'approveApplication', application.id);

  await days(documentRetentionDays);
  expect(await atNight()).toBe(0);
  await days(1);
  expect(await atNight()).toBe(1);
  expect(await atNight()).toBe(0);
  expect(await statusOf(`/api/documents/${permit}`)).toBe(404);
  expect(await history()).toEqual([
    { status: 'APPROVED', rejectionReason: null, fileExpiredAt: null },
    { status: 'APPROVED', rejectionReason: null, fileExpiredAt: null },
    { status: 'REJECTED', rejectionReason: 'It expired in May.', fileExpiredAt: expect.any(String) },
    { status: 'APPROVED', rejectionReason: null, fileExpiredAt: null },
  ]);
});

test('documents under review, or of an approved kitchen, do not expire', async () => {
  const application = await submitted();
  await afterTheirTime();
  expect(await atNight()).toBe(0);
  await acceptMandatory(anita);
  await decide(anita, 'approveApplication', application.id);
  await afterTheirTime();
  expect(await atNight()).toBe(0);
});

test('all documents of an abandoned application expire, and its items are open again', async () => {
  const application = await submitted();
  await decide(anita, 'rejectApplication', application.id, 'The address is not a home kitchen.');
  await afterTheirTime();
  expect(await atNight()).toBe(3);
  expect(await door.done(asha)).toEqual(['supplier_agreement', 'nda']);
  await giveDocument(asha, 'health_permit');
  expect(await door.done(asha)).toContain('health_permit');
});

test('a file that was removed as the process died is forgotten the next night', async () => {
  const application = await submitted();
  await decide(anita, 'rejectApplication', application.id, 'The address is not a home kitchen.');
  await afterTheirTime();
  const { files } = marketplace.services;
  const dying = {
    ...files,
    remove: async (key: string) => {
      await files.remove(key);
      throw new Error('killed');
    },
  };
  await expect(
    expireDocuments(marketplace.sql, dying as typeof files, marketplace.clock.read()),
  ).rejects.toThrow('killed');
  expect(await atNight()).toBe(3);
});
