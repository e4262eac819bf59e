import { expect, it } from 'vitest';
import { actInFront } from './next-act.ts';

const submitted = { document: { status: 'SUBMITTED' } } as const;
const accepted = { document: { status: 'APPROVED' } } as const;

it('takes an application on first', () => {
  expect(actInFront({ status: 'DOCUMENTS_SUBMITTED' }, submitted)).toBe('start');
});

it('continues with the open document, and ends with the application', () => {
  expect(actInFront({ status: 'UNDER_REVIEW' }, submitted)).toBe('document');
  expect(actInFront({ status: 'UNDER_REVIEW' }, accepted)).toBe('application');
  expect(actInFront({ status: 'UNDER_REVIEW' }, undefined)).toBe('application');
});

it('has nothing to decide about what is decided', () => {
  expect(actInFront({ status: 'APPROVED' }, submitted)).toBeNull();
  expect(actInFront({ status: 'PENDING' }, undefined)).toBeNull();
});
