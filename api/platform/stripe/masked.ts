/** Masks a key, so that an admin can recognize but not use it. */
export const masked = (key: string): string => {
  const kind = /^(sk|pk|rk)_(test|live)_|^whsec_/.exec(key)?.[0] ?? '';
  return `${kind}••••••••${key.length >= kind.length + 12 ? key.slice(-4) : ''}`;
};
