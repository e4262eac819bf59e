import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { Vault } from './vault.ts';

const ein = '12-3456789';
const [first, second, forFingerprints] = [randomBytes(32), randomBytes(32), randomBytes(32)];
const vault = new Vault([first], forFingerprints);

test('a sealed value opens for its owner alone', () => {
  const sealed = vault.seal(ein, 'asha');
  expect(sealed).not.toContain('3456789');
  expect(vault.seal(ein, 'asha')).not.toBe(sealed);
  expect(vault.open(sealed, 'asha')).toBe(ein);
  expect(() => vault.open(sealed, 'gauri')).toThrow();
});

test('an altered value does not open', () => {
  const parts = vault.seal(ein, 'asha').split('.');
  for (const index of [1, 2, 3]) {
    const bytes = Buffer.from(parts[index]!, 'base64url');
    bytes[0]! ^= 1;
    expect(() => vault.open(parts.with(index, bytes.toString('base64url')).join('.'), 'asha')).toThrow();
  }
});

test('a new key seals, the previous one still opens, and without it nothing does', () => {
  const sealed = vault.seal(ein, 'asha');
  const changed = new Vault([second, first], forFingerprints);
  expect(changed.open(sealed, 'asha')).toBe(ein);
  expect(changed.seal(ein, 'asha')).toMatch(new RegExp(`^${changed.keyId}\\.`));
  expect(() => new Vault([second], forFingerprints).open(sealed, 'asha')).toThrow('EIN_KEY');
});

test('a fingerprint finds the value, and differs by kind and by key', () => {
  expect(vault.fingerprint('ein', ein)).toBe(vault.fingerprint('ein', ein));
  expect(vault.fingerprint('code', ein)).not.toBe(vault.fingerprint('ein', ein));
  expect(new Vault([first], second).fingerprint('ein', ein)).not.toBe(vault.fingerprint('ein', ein));
});

test('with a new key of fingerprints values are found by the older one too', () => {
  const changed = new Vault([first], second, forFingerprints);
  expect(changed.fingerprint('ein', ein)).not.toBe(vault.fingerprint('ein', ein));
  expect(changed.fingerprints('ein', ein)).toEqual([
    changed.fingerprint('ein', ein),
    vault.fingerprint('ein', ein),
  ]);
  expect([vault.hasOlderFingerprints, changed.hasOlderFingerprints]).toEqual([false, true]);
});
