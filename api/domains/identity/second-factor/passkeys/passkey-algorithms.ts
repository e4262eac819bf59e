/** EdDSA, ES256 and RS256 as COSE numbers them. */
const algorithms = { edDsa: -8, es256: -7, rs256: -257 };

/** What passkeys may sign with: all that browsers make. The library's own list depends on the version of Node. */
export const passkeyAlgorithms = Object.values(algorithms);
