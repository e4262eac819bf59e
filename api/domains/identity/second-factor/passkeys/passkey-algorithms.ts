import { COSEALG } from '@simplewebauthn/server/helpers';

/** What passkeys may sign with: all that browsers make. The library's own list depends on the version of Node. */
export const passkeyAlgorithms = [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256];
