import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  createSecretKey,
  type KeyObject,
  randomBytes,
} from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { sourceOfAddress } from './source.ts';

const algorithm = 'aes-256-gcm';

interface Key {
  id: string;
  bytes: Buffer;
}

/**
 * Encrypts values that must not be readable in the database. Only this server can open a sealed value; a
 * keyed fingerprint finds it without revealing it. The database alone gives away neither.
 */
export class Vault {
  readonly #keys: Key[];
  /** Given as bytes, a key would be imported again for every fingerprint, at five times its cost. */
  readonly #fingerprintKeys: readonly KeyObject[];
  /** By network address. Every order needs one, and it took a twentieth of the server's time for an order. */
  readonly #sourceFingerprints = new LRUCache<string, string>({
    maxSize: 1_000_000,
    // In characters: behind more proxies than there are, an address is whatever a client writes.
    sizeCalculation: (fingerprint, address) => fingerprint.length + address.length,
  });

  /** Seals and makes fingerprints with the first keys; opens and finds values by any. */
  constructor(keys: readonly Buffer[], ...fingerprintKeys: readonly Buffer[]) {
    this.#keys = keys.map(bytes => ({ id: nameOf(bytes), bytes }));
    this.#fingerprintKeys = fingerprintKeys.map(bytes => createSecretKey(bytes));
  }

  /** The id of the current key, the prefix of everything it sealed. */
  get keyId(): string {
    return this.#keys[0]!.id;
  }

  /** Seals for one owner: in another owner's row the value does not open. */
  seal(value: string, owner: string): string {
    const { id, bytes } = this.#keys[0]!;
    const nonce = randomBytes(12);
    const cipher = createCipheriv(algorithm, bytes, nonce).setAAD(Buffer.from(owner));
    const text = Buffer.concat([cipher.update(value, 'utf8'), cipher.final()]);
    return [id, ...[nonce, cipher.getAuthTag(), text].map(part => part.toString('base64url'))].join('.');
  }

  open(sealed: string, owner: string): string {
    const [id, ...parts] = sealed.split('.');
    const key = this.#keys.find(each => each.id === id);
    if (!key) throw new Error('A value is sealed with a key that is not in EIN_KEY.');
    const [nonce, tag, text] = parts.map(part => Buffer.from(part, 'base64url'));
    const decipher = createDecipheriv(algorithm, key.bytes, nonce!)
      .setAAD(Buffer.from(owner))
      .setAuthTag(tag!);
    return Buffer.concat([decipher.update(text!), decipher.final()]).toString('utf8');
  }

  /** Equal for equal values, different for every kind of value. */
  fingerprint(kind: string, value: string): string {
    return fingerprintBy(this.#fingerprintKeys[0]!, kind, value);
  }

  /** The fingerprints by which a value may be stored: that of the current key, then those of older ones. */
  fingerprints(kind: string, value: string): string[] {
    return this.#fingerprintKeys.map(key => fingerprintBy(key, kind, value));
  }

  /** Whether there are older keys of fingerprints, by which stored values may still be found. */
  get hasOlderFingerprints(): boolean {
    return this.#fingerprintKeys.length > 1;
  }

  /** Fingerprint of the network source of an address: enough to count by, without storing the address. */
  sourceFingerprint(address: string): string {
    const known = this.#sourceFingerprints.get(address);
    if (known) return known;
    const made = this.fingerprint('source', sourceOfAddress(address));
    this.#sourceFingerprints.set(address, made);
    return made;
  }
}

const fingerprintBy = (key: KeyObject, kind: string, value: string): string =>
  createHmac('sha256', key).update(`${kind}:${value}`).digest('base64url');

const nameOf = (key: Buffer): string => createHash('sha256').update(key).digest('hex').slice(0, 8);
