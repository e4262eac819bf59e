import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aPdf, aPng } from '../../testing/builders/a-file.ts';
import { completeRequired, giveDocument, mandatory } from '../../testing/builders/an-application.ts';
import { Marketplace } from '../../testing/marketplace.ts';
import { onboardingDoors } from '../../testing/onboarding-doors.ts';
import type { Visitor } from '../../testing/visitor.ts';

let marketplace: Marketplace;
let asha: Visitor;
let cooks = 0;

beforeAll(async () => {
  marketplace = await Marketplace.open();
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  ({ cook: asha } = await marketplace.kitchenOwner(`Asha ${++cooks}`, { status: 'pending' }));
});

describe.each(onboardingDoors)('Asha, through $name,', door => {
  test('signs, uploads and submits', async () => {
    expect(await door.status(asha)).toBe('pending');
    expect(await door.done(asha)).toEqual([]);
    for (const stepId of ['supplier_agreement', 'nda']) {
      expect((await door.sign(asha, stepId, ' Asha Rao ')).code).toBeUndefined();
    }
    for (const stepId of mandatory) {
      const { documentUrl } = await door.upload(asha, stepId, aPdf(stepId));
      expect(documentUrl).toMatch(/^\/api\/documents\/[0-9a-f-]{36}$/);
      expect((await door.submitDocument(asha, stepId, documentUrl!)).code).toBeUndefined();
    }
    expect((await door.markBankAccountReady(asha)).code).toBeUndefined();
    expect((await door.done(asha)).sort()).toEqual(
      [...mandatory, 'supplier_agreement', 'nda', 'bank_account'].sort(),
    );
    expect((await door.submitForReview(asha)).code).toBeUndefined();
    expect(await door.status(asha)).toBe('documents_submitted');
    expect(await door.submitForReview(asha)).toMatchObject({ code: 'APPLICATION_MOVED' });
  });

  test('sees what is missing', async () => {
    expect(await door.submitForReview(asha)).toMatchObject({
      code: 'STEPS_INCOMPLETE',
      message: expect.stringContaining('Health Department Permit'),
    });
    expect(await door.sign(asha, 'nda', '   ')).toMatchObject({
      message: 'Please enter your full legal name to sign the agreement.',
      field: 'fullName',
    });
    expect(await door.sign(asha, 'nda', 'Asha Rao', false)).toMatchObject({
      message: 'Please acknowledge that you have read and understood the agreement.',
    });
  });

  test('does nothing twice', async () => {
    await door.sign(asha, 'nda', 'Asha Rao');
    await door.markBankAccountReady(asha);
    const { documentUrl } = await door.upload(asha, 'halal', await aPng(), 'halal.png');
    await door.submitDocument(asha, 'halal', documentUrl!);
    for (const again of [
      door.sign(asha, 'nda', 'Asha Rao'),
      door.markBankAccountReady(asha),
      door.submitDocument(asha, 'halal', documentUrl!),
    ]) {
      expect(await again).toMatchObject({ code: 'STEP_ALREADY_DONE' });
    }
  });

  test('gives only what she uploaded for that very item', async () => {
    const { cook: ravi } = await marketplace.kitchenOwner(`Ravi ${++cooks}`, { status: 'pending' });
    const { documentUrl: foreign } = await door.upload(ravi, 'halal', aPdf());
    const { documentUrl: own } = await door.upload(asha, 'halal', aPdf());
    for (const [stepId, url] of [
      ['halal', foreign!],
      ['kosher', own!],
      ['halal', 'verified'],
      ['halal', 'https://elsewhere.example/x.pdf'],
      ['halal', '/api/documents/../documents/x'],
      ['halal', ''],
    ] as const) {
      expect(await door.submitDocument(asha, stepId, url), url).toMatchObject({ code: 'DOCUMENT_NOT_FOUND' });
    }
    expect(await door.submitDocument(asha, 'nda', own!)).toHaveProperty('code');
    expect(await door.done(asha)).toEqual([]);
  });
});

test.each(['Ravi Menon', 'Anita'])('%s is not a cook, and has no onboarding', async name => {
  const person = name === 'Anita' ? await marketplace.admin(name) : await marketplace.customer(name);
  for (const visitor of [person, marketplace.anonymous()]) {
    expect((await visitor.rest('GET', '/api/supplier/onboarding-status')).status).toBeGreaterThan(400);
    expect(await visitor.refusal('{ onboarding { id } }')).toMatch(/UNAUTHENTICATED|FORBIDDEN/);
  }
});

describe('The record', () => {
  test('has all fields of the specification', async () => {
    const { body } = await asha.rest('GET', '/api/supplier/onboarding-status');
    expect(body).toEqual({
      onboardingStatus: 'pending',
      rejectionReason: null,
      supplierAgreementSigned: false,
      ndaSigned: false,
      businessRegistration: null,
      businessLicense: null,
      taxId: null,
      businessInsuranceCert: null,
      productLiabilityCert: null,
      haccpCertification: null,
      foodHandlersCert: null,
      thirdPartyAuditCert: null,
      gmpCertification: null,
      healthDeptPermit: null,
      bankAccountVerified: false,
      foodSafetyProcedures: null,
      rawMaterialSpecs: null,
      allergenControlPlan: null,
      qualityControlPlan: null,
      halalCertification: null,
      kosherCertification: null,
      organicCertification: null,
      documentsSubmittedAt: null,
    });
  });

  test('of a signature has the server time, version and hash; the signer’s clock is a note', async () => {
    await onboardingDoors[0]!.sign(asha, 'supplier_agreement', 'Asha Rao');
    const [signature] = await marketplace.sql.rows(
      `select full_name, agreement_version, length(agreement_hash) as digits, signed_at, client_signed_at
       from signatures where full_name = 'Asha Rao' order by id desc limit 1`,
    );
    expect(signature).toMatchObject({ full_name: 'Asha Rao', agreement_version: '1', digits: 64 });
    expect(new Date(signature!.signed_at as string).toISOString()).toBe('2026-11-17T17:00:00.000Z');
    expect(new Date(signature!.client_signed_at as string).toISOString()).toBe('2026-11-17T16:59:00.000Z');
  });

  test('is exported in full to Asha, and to no one else', async () => {
    await onboardingDoors[0]!.sign(asha, 'nda', 'Asha Canary Rao');
    await giveDocument(asha, 'halal');
    const exported = async (cook: Visitor) => JSON.parse((await cook.graphql('{ myData }')).myData);
    expect(await exported(asha)).toMatchObject({
      signatures: [{ stepId: 'nda', fullName: 'Asha Canary Rao' }],
      documents: [{ stepId: 'halal', status: 'submitted' }],
    });
    const { cook: ravi } = await marketplace.kitchenOwner(`Ravi ${++cooks}`, { status: 'pending' });
    expect(await exported(ravi)).toMatchObject({ signatures: [], documents: [] });
  });

  test('has the steps of the journey', async () => {
    const journey = async () =>
      (await asha.graphql('{ onboarding { journeyStep requiredCompleted viewerCanSubmitForReview } }'))
        .onboarding;
    expect(await journey()).toEqual({
      journeyStep: 1,
      requiredCompleted: 0,
      viewerCanSubmitForReview: false,
    });
    for (const stepId of mandatory) await giveDocument(asha, stepId);
    expect(await journey()).toMatchObject({ journeyStep: 2, requiredCompleted: 3 });
    await completeRequired(asha);
    expect(await journey()).toMatchObject({ requiredCompleted: 5, viewerCanSubmitForReview: true });
    await onboardingDoors[0]!.submitForReview(asha);
    expect(await journey()).toMatchObject({ journeyStep: 3, viewerCanSubmitForReview: false });
  });
});
