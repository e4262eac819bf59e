import { expect, it } from 'vitest';
import { checkFile, refusalOf } from './check-file.ts';

const limit = 10 * 1024 * 1024;

it.each(['application/pdf', 'image/jpeg', 'image/png'])('%s is welcome up to 10 MiB', type => {
  expect(checkFile({ type, size: limit })).toBeUndefined();
  expect(checkFile({ type, size: limit + 1 })).toEqual({
    title: 'File Too Large',
    text: 'Please upload a file smaller than 10MB.',
  });
});

it.each(['image/svg+xml', 'text/html', 'image/webp', ''])('%j is not', type => {
  expect(checkFile({ type, size: 1 })?.title).toBe('Invalid File Type');
});

it('what the server refuses for another reason has failed', () => {
  expect(refusalOf('UPLOAD_FAILED', '').title).toBe('Upload Failed');
  expect(refusalOf('FILE_TOO_LARGE', 'x').title).toBe('File Too Large');
});
