import { lookup as resolve } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Whether an address is one of the public internet, and not of this machine or a private network. */
export const isPublicAddress = (address: string): boolean =>
  isIP(address) !== 0 && ipaddr.process(address).range() === 'unicast';

/**
 * Looks a name up for one connection and refuses it when any of its addresses is not public. The connection is made to
 * what was looked at here, so that a name server cannot answer differently a moment later.
 */
export const publicLookup: LookupFunction = (name, options, answer) => {
  resolve(name, { ...options, all: true }, (error, found) => {
    if (error) return answer(error, '');
    const refused = found.some(({ address }) => !isPublicAddress(address));
    if (refused || found.length === 0) return answer(new NotPublic(), '');
    if (options.all) return answer(null, found);
    const [{ address, family }] = found as [(typeof found)[0]];
    return answer(null, address, family);
  });
};

export class NotPublic extends Error {
  constructor() {
    super('The address is not one of the public internet.');
  }
}
