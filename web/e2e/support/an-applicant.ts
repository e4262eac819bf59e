import { expect, type Page } from '@playwright/test';

const letters = () => Math.random().toString(36).slice(2, 8);
const digits = (count: number) =>
  String(Math.random())
    .slice(2, 2 + count)
    .padEnd(count, '7');

/** A page of paper as small as PDF allows. */
const pdf = (words: string): Buffer => {
  const content = `BT /F1 24 Tf 72 700 Td (${words}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let text = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = text.length;
  const rows = places.map(place => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  return Buffer.from(text);
};

const mandatory = ['business_license', 'business_insurance', 'health_permit'];

const post = async (page: Page, path: string, data: unknown) => {
  const answer = await page.request.post(path, { data });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
};

const sanJose = { city: 'San Jose', state: 'CA', zipCode: '95112' };
/** Where a kitchen that is listed does not change what other stories count. */
export const fremont = { city: 'Fremont', state: 'CA', zipCode: '94536' };

/** A kitchen that has registered and signed in, past the form; answers its name. */
export const aRegisteredKitchen = async (page: Page, cook: string, place = sanJose): Promise<string> => {
  const kitchenName = `${cook}'s Kitchen ${letters()}`;
  const who = { ein: `12-${digits(7)}`, email: `${letters()}${letters()}@example.com` };
  await post(page, '/api/supplier/register', {
    ...who,
    phone: '(408) 555-0147',
    kitchenName,
    description: 'Food as at home.',
    cuisineType: 'South Indian',
    address: '12 Almaden Ave',
    ...place,
    businessType: 'home_kitchen',
    kitchenLocation: 'home',
    dailyCapacity: '11-25',
    hasCommercialLicense: false,
    isRestaurant: false,
    homeKitchenAgreement: true,
  });
  await post(page, '/api/supplier/login', who);
  return kitchenName;
};

/** The same that has signed, uploaded and submitted. */
export const anApplicant = async (page: Page, cook: string, place = sanJose): Promise<string> => {
  const kitchenName = await aRegisteredKitchen(page, cook, place);
  const update = (step: Record<string, unknown>) => post(page, '/api/supplier/update-onboarding', step);
  for (const stepId of ['supplier_agreement', 'nda'])
    await update({ stepId, signed: true, signedAt: new Date().toISOString(), fullName: cook });
  for (const stepId of mandatory) {
    const file = { name: `${stepId}.pdf`, mimeType: 'application/pdf', buffer: pdf(`${stepId} of ${cook}`) };
    const answer = await page.request.post('/api/supplier/upload-document', { multipart: { stepId, file } });
    expect(answer.ok(), await answer.text()).toBe(true);
    const { documentUrl } = await answer.json();
    await update({ stepId, documentUrl });
  }
  await update({ stepId: 'submit_for_review', status: 'documents_submitted' });
  return kitchenName;
};
