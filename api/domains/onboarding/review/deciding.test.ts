import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  acceptMandatory,
  completeRequired,
  decide,
  decideDocument,
  documentIdOf,
  giveDocument,
  mandatory,
  theApplication,
} from '../../../testing/builders/an-application.ts';
import { Marketplace } from '../../../testing/marketplace.ts';
import { throughGraphQL as door } from '../../../testing/onboarding-doors.ts';
import { tuesdayMorning } from '../../../testing/still-clock.ts';
import type { Visitor } from '../../../testing/visitor.ts';

let marketplace: Marketplace;
let anita: Visitor;
let asha: Visitor;
let kitchenId: string;

beforeAll(async () => {
  marketplace = await Marketplace.open();
  anita = await marketplace.admin('Anita Bose');
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  marketplace.clock.moveTo(tuesdayMorning);
  await marketplace.empty('cities');
  const { cook, kitchen } = await marketplace.kitchenOwner('Asha', { status: 'pending' });
  asha = cook;
  kitchenId = kitchen.id;
  await completeRequired(asha);
  await door.submitForReview(asha);
});

const started = async () => decide(anita, 'startReview', (await theApplication(anita)).id);
const trail = () =>
  marketplace.sql.rows<{ action: string }>(
    'select action from audit_events where subject_id in (select id from applications) order by at, id',
  );
const auditCount = async (action: string) => (await trail()).filter(event => event.action === action).length;
const isListed = async () =>
  (
    await marketplace.sql.rows<{ is_active: boolean }>('select is_active from suppliers where id = $1', [
      kitchenId,
    ])
  )[0]!.is_active;

describe('Anita reviews Asha’s application', () => {
  test('accepts the documents and approves; the kitchen is listed', async () => {
    const { id } = await theApplication(anita);
    expect(await started()).toMatchObject({
      status: 'UNDER_REVIEW',
      viewerCanApprove: false,
      viewerCanReject: true,
    });
    expect(await decide(anita, 'approveApplication', id)).toMatchObject({
      code: 'DOCUMENTS_NOT_ACCEPTED',
      message: expect.stringContaining('Health Department Permit'),
    });
    await acceptMandatory(anita);
    expect(await isListed()).toBe(false);
    expect(await decide(anita, 'approveApplication', id)).toMatchObject({
      status: 'APPROVED',
      journeyStep: 4,
    });
    expect(await isListed()).toBe(true);
    expect(await door.status(asha)).toBe('approved');
    expect(await auditCount('APPLICATION_APPROVED')).toBe(1);
  });

  test('rejects one document; Asha corrects it while the rest waits', async () => {
    await started();
    const application = await theApplication(anita);
    const permit = documentIdOf(application, 'health_permit');
    expect(await decide(anita, 'rejectDocument', permit, '  ')).toMatchObject({
      code: 'INVALID_INPUT',
      field: 'reason',
    });
    await decide(anita, 'rejectDocument', permit, 'It expired in May.');
    const { onboarding } = await asha.graphql(
      '{ onboarding { steps { stepId status completed rejectionReason viewerCanComplete } decisions { decidedByName } } }',
    );
    const stepOf = (stepId: string) =>
      onboarding.steps.find((step: { stepId: string }) => step.stepId === stepId);
    expect(stepOf('HEALTH_PERMIT')).toMatchObject({
      status: 'REJECTED',
      completed: false,
      rejectionReason: 'It expired in May.',
      viewerCanComplete: true,
    });
    expect(stepOf('BUSINESS_LICENSE')).toMatchObject({ status: 'SUBMITTED', viewerCanComplete: false });
    expect(onboarding.decisions[0].decidedByName).toBe('The marketplace');
    expect((await asha.rest('GET', '/api/supplier/onboarding-status')).body.healthDeptPermit).toBeNull();

    await giveDocument(asha, 'health_permit');
    await acceptMandatory(anita);
    expect(await decide(anita, 'approveApplication', application.id)).toMatchObject({ status: 'APPROVED' });
  });

  test('rejects it with a reason; Asha submits again', async () => {
    const { id } = await started();
    await acceptMandatory(anita);
    await decide(anita, 'rejectApplication', id, 'The permit is for another kitchen.');
    const { body } = await asha.rest('GET', '/api/supplier/onboarding-status');
    expect(body).toMatchObject({
      onboardingStatus: 'rejected',
      rejectionReason: 'The permit is for another kitchen.',
    });
    expect((await door.submitForReview(asha)).code).toBeUndefined();
    expect(await theApplication(anita)).toMatchObject({
      status: 'DOCUMENTS_SUBMITTED',
      rejectionReason: null,
    });
  });

  test('can do nothing in the wrong status', async () => {
    const application = await theApplication(anita);
    const license = documentIdOf(application, 'business_license');
    const tooEarly = ['approveApplication', 'rejectApplication'].map(act =>
      decide(anita, act, application.id),
    );
    for (const act of [...tooEarly, decide(anita, 'acceptDocument', license)]) {
      expect(await act).toMatchObject({ code: 'APPLICATION_MOVED' });
    }
    await started();
    await decide(anita, 'acceptDocument', license);
    expect(await decide(anita, 'rejectDocument', license)).toMatchObject({
      code: 'DOCUMENT_ALREADY_DECIDED',
    });
    for (const nothing of ['x', application.id]) {
      expect(await decide(anita, 'acceptDocument', nothing)).toMatchObject({ code: 'DOCUMENT_NOT_FOUND' });
    }
    for (const stepId of ['business_license', 'health_permit']) {
      const { documentUrl } = await door.upload(asha, stepId, Buffer.from('%PDF-1.4\n%%EOF'));
      expect(await door.submitDocument(asha, stepId, documentUrl!)).toMatchObject({ code: 'STEP_CLOSED' });
    }
  });
});

describe('Anita undoes a decision', () => {
  const lastDecision = async () => (await theApplication(anita)).decisions.at(-1)!;

  test.each([
    ['acceptDocument', 'SUBMITTED'],
    ['rejectDocument', 'SUBMITTED'],
  ])('%s', async (act, before) => {
    await started();
    await decide(anita, act, documentIdOf(await theApplication(anita), 'health_permit'));
    const application = await decide(anita, 'undoDecision', (await lastDecision()).id);
    expect(
      application.steps.find((step: { stepId: string }) => step.stepId === 'HEALTH_PERMIT'),
    ).toMatchObject({
      status: before,
      rejectionReason: null,
    });
    expect(await auditCount('DECISION_UNDONE')).toBe(1);
  });

  test('of approving: the kitchen is no longer listed', async () => {
    const { id } = await started();
    await acceptMandatory(anita);
    await decide(anita, 'approveApplication', id);
    const decision = await lastDecision();
    marketplace.clock.forward({ minutes: 1 });
    expect(await decide(anita, 'undoDecision', decision.id)).toMatchObject({ status: 'UNDER_REVIEW' });
    expect(await isListed()).toBe(false);
    expect(await decide(anita, 'undoDecision', decision.id)).toMatchObject({ code: 'CANNOT_UNDO' });
  });

  test('but not after a minute, nor when a later decision depends on it', async () => {
    const { id, decisions } = await started();
    await acceptMandatory(anita);
    expect(await decide(anita, 'undoDecision', decisions[0].id)).toMatchObject({
      message: 'A later decision depends on this one. Undo that one first.',
    });
    await decide(anita, 'rejectApplication', id);
    const rejection = await lastDecision();
    await door.submitForReview(asha);
    expect(await decide(anita, 'undoDecision', rejection.id)).toMatchObject({ code: 'CANNOT_UNDO' });
    await started();
    const start = await lastDecision();
    marketplace.clock.forward({ minutes: 1.1 });
    expect(await decide(anita, 'undoDecision', start.id)).toMatchObject({
      message: 'You can undo a decision for one minute only.',
    });
    expect(await decide(anita, 'undoDecision', 'x')).toMatchObject({ code: 'APPLICATION_NOT_FOUND' });
  });
});

describe('Of twenty concurrent requests one wins', () => {
  const twenty = <Outcome>(act: () => Promise<Outcome>) => Promise.all(Array.from({ length: 20 }, act));
  const winners = (outcomes: { code?: string }[]) => outcomes.filter(({ code }) => !code).length;

  test.each([
    ['startReview', 'APPLICATION_MOVED', 'REVIEW_STARTED'],
    ['approveApplication', 'APPLICATION_MOVED', 'APPLICATION_APPROVED'],
    ['rejectApplication', 'APPLICATION_MOVED', 'APPLICATION_REJECTED'],
    ['acceptDocument', 'DOCUMENT_ALREADY_DECIDED', 'DOCUMENT_ACCEPTED'],
    ['undoDecision', 'CANNOT_UNDO', 'DECISION_UNDONE'],
  ])('%s', async (act, conflict, action) => {
    let { id } = await theApplication(anita);
    if (act !== 'startReview') await started();
    if (act === 'approveApplication') await acceptMandatory(anita);
    const application = await theApplication(anita);
    if (act === 'acceptDocument') id = documentIdOf(application, 'health_permit');
    if (act === 'undoDecision') id = application.decisions[0].id;
    const outcomes = await twenty(() => decide(anita, act, id));
    expect(winners(outcomes)).toBe(1);
    expect(new Set(outcomes.map(({ code }) => code ?? 'won'))).toEqual(new Set(['won', conflict]));
    expect(await auditCount(action)).toBe(1);
  });

  test('submitting', async () => {
    await marketplace.sql.rows("update applications set status = 'pending'");
    const before = await auditCount('APPLICATION_SUBMITTED');
    expect(winners(await twenty(() => door.submitForReview(asha)))).toBe(1);
    expect(await auditCount('APPLICATION_SUBMITTED')).toBe(before + 1);
  });

  test('signing', async () => {
    await marketplace.sql.rows('delete from signatures');
    expect(winners(await twenty(() => door.sign(asha, 'nda', 'Asha Rao')))).toBe(1);
  });
});

describe('The queue', () => {
  test('shows the longest waiting first, and for how many business days', async () => {
    marketplace.clock.moveTo('2026-11-20T18:00:00Z');
    const { cook: lata } = await marketplace.kitchenOwner('Lata', { status: 'pending' });
    await completeRequired(lata);
    await door.submitForReview(lata);
    marketplace.clock.moveTo('2026-11-23T18:00:00Z');
    const anita = await marketplace.admin('Anita Monday');
    const { applications, applicationCounts } = await anita.graphql(`{
      applications(statuses: [DOCUMENTS_SUBMITTED]) {
        nodes { businessDaysWaiting answerDueOn supplier { kitchenName } applicant { dailyCapacity email } documents { bytes } signatures { fullName } }
      }
      applicationCounts { status count } }`);
    expect(applications.nodes).toMatchObject([
      { businessDaysWaiting: 4, answerDueOn: '2026-11-20', supplier: { kitchenName: "Asha's Kitchen" } },
      { businessDaysWaiting: 1, answerDueOn: '2026-11-25', supplier: { kitchenName: "Lata's Kitchen" } },
    ]);
    expect(applications.nodes[0].documents).toHaveLength(3);
    expect(applications.nodes[0].signatures).toHaveLength(2);
    expect(applicationCounts).toContainEqual({ status: 'DOCUMENTS_SUBMITTED', count: 2 });
    const found = await anita.graphql(
      '{ applications(search: "LATA") { nodes { supplier { kitchenName } } } }',
    );
    expect(found.applications.nodes).toHaveLength(1);
  });

  test('and all decisions are for admins alone', async () => {
    const { id, steps } = await theApplication(anita);
    const { cook: ravi } = await marketplace.kitchenOwner('Ravi', { status: 'pending' });
    for (const visitor of [asha, ravi, await marketplace.customer(`Meera ${Math.random()}`)]) {
      expect(await visitor.refusal('{ applications { nodes { id } } }')).toBe('FORBIDDEN');
      expect(await visitor.refusal('{ applicationCounts { count } }')).toBe('FORBIDDEN');
      for (const act of ['startReview', 'acceptDocument', 'approveApplication', 'undoDecision']) {
        expect(await visitor.refusal(decideDocument(act), { it: id })).toBe('FORBIDDEN');
      }
    }
    const query = 'query ($id: ID!) { application(id: $id) { id applicant { email } } }';
    expect((await ravi.graphql(query, { id })).application).toBeNull();
    expect((await asha.graphql(query, { id })).application.id).toBe(id);
    const url = steps.find((step: { documentUrl: string | null }) => step.documentUrl)!.documentUrl;
    for (const [visitor, status] of [
      [asha, 200],
      [anita, 200],
      [ravi, 404],
      [marketplace.anonymous(), 401],
    ] as const) {
      const response = await visitor.send(url);
      expect(response.status).toBe(status);
      if (status !== 200) expect(await response.text()).not.toContain('%PDF');
    }
    expect(mandatory).toHaveLength(3);
  });
});
