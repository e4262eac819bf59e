import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
const sha256 = (data: string | Uint8Array): Buffer => createHash('sha256').update(data).digest();

const flags = { present: 0x01, verified: 0x04, attested: 0x40 };

interface Credential {
  id: string;
  rpId: string;
  userHandle: string;
  privateKey: KeyObject;
  publicKey: KeyObject;
  counter: number;
}

interface Differing {
  /** The site that the browser shows; the real one when omitted. */
  origin?: string;
  rpId?: string;
  /** Uses to count; one more than before when omitted. */
  counter?: number;
  /** Whether the person is verified by fingerprint or PIN. */
  isVerified?: boolean;
  /** Id of the credential to make, where a test needs a certain one. */
  id?: string;
  challenge?: string;
}

/**
 * A browser with a passkey provider, in software: it makes P-256 keys and signs as WebAuthn says, so that tests run the
 * real verification, and can lie where a real one never would.
 */
export class SoftwareAuthenticator {
  readonly credentials: Credential[] = [];

  constructor(private readonly origin: string) {}

  /** Answers navigator.credentials.create. */
  create(optionsJson: string, differing: Differing = {}): string {
    const options = JSON.parse(optionsJson);
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const credential: Credential = {
      id: differing.id ?? base64url(randomBytes(32)),
      rpId: differing.rpId ?? options.rp.id,
      userHandle: options.user.id,
      privateKey,
      publicKey,
      counter: differing.counter ?? 0,
    };
    this.credentials.push(credential);
    const id = Buffer.from(credential.id, 'base64url');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const attested = Buffer.concat([Buffer.alloc(16), length, id, coseKeyOf(publicKey)]);
    const authData = Buffer.concat([
      this.#dataOf(credential, flags.attested, differing.isVerified ?? true),
      attested,
    ]);
    const attestationObject = isoCBOR.encode(
      new Map<string, string | Uint8Array | Map<string, string>>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, string>()],
        ['authData', new Uint8Array(authData)],
      ]),
    );
    return JSON.stringify({
      id: credential.id,
      rawId: credential.id,
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: this.#clientData('webauthn.create', options.challenge, differing),
        attestationObject: base64url(attestationObject),
        transports: ['internal'],
      },
    });
  }

  /** Answers navigator.credentials.get with the newest passkey, or a given one. */
  get(optionsJson: string, differing: Differing = {}, credential = this.credentials.at(-1)!): string {
    const options = JSON.parse(optionsJson);
    credential.counter = differing.counter ?? credential.counter + 1;
    const used = { ...credential, rpId: differing.rpId ?? credential.rpId };
    const authData = this.#dataOf(used, 0, differing.isVerified ?? true);
    const clientDataJSON = this.#clientData('webauthn.get', options.challenge, differing);
    const signed = Buffer.concat([authData, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    return JSON.stringify({
      id: credential.id,
      rawId: credential.id,
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON,
        authenticatorData: base64url(authData),
        signature: base64url(sign('sha256', signed, credential.privateKey)),
        userHandle: credential.userHandle,
      },
    });
  }

  #dataOf({ rpId, counter }: Credential, more: number, isVerified: boolean): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const flag = flags.present | (isVerified ? flags.verified : 0) | more;
    return Buffer.concat([sha256(rpId), Buffer.from([flag]), count]);
  }

  #clientData(type: string, challenge: string, differing: Differing): string {
    const data = {
      type,
      challenge: differing.challenge ?? challenge,
      origin: differing.origin ?? this.origin,
      crossOrigin: false,
    };
    return base64url(Buffer.from(JSON.stringify(data)));
  }
}

/** The key as COSE writes it: EC2, ES256, P-256. */
const coseKeyOf = (key: KeyObject): Buffer => {
  const { x, y } = key.export({ format: 'jwk' });
  const bytes = (text: string | undefined) => new Uint8Array(Buffer.from(text!, 'base64url'));
  const cose = new Map<number, number | Uint8Array>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, bytes(x)],
    [-3, bytes(y)],
  ]);
  return Buffer.from(isoCBOR.encode(cose));
};
