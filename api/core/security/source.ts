import ipaddr from 'ipaddr.js';

/** The smallest IPv6 assignment of a subscriber: 2^64 addresses to change between at will. */
const subscriberPrefix = 64;

/**
 * What rate limits count as one visitor: an IPv4 address, also when it is mapped into IPv6, or the /64
 * network of an IPv6 address. Text that is not an address counts as itself.
 */
export const sourceOfAddress = (address: string): string => {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6
    ? `${ipaddr.IPv6.networkAddressFromCIDR(`${withoutZone(parsed)}/${subscriberPrefix}`)}/${subscriberPrefix}`
    : parsed.toString();
};

/**
 * The network of an address in the form shown to people: enough to tell home from abroad or an office, too little
 * to find a household. Null for text that is not an address.
 */
export const networkOfAddress = (address: string): string | null => {
  if (!ipaddr.isValid(address)) return null;
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6
    ? `${ipaddr.IPv6.networkAddressFromCIDR(`${withoutZone(parsed)}/48`)}/48`
    : parsed.toString().replace(/\.\d+$/, '.x');
};

/** A zone names an interface of this machine and belongs to no network. */
const withoutZone = (address: ipaddr.IPv6): string => new ipaddr.IPv6(address.parts).toString();
