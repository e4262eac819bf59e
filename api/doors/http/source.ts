import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';

export type AddressOf = (request: IncomingMessage) => string;

/** The network address of a request; trusts only the configured number of proxies. */
export const addressBehind =
  (trustedProxies: number): AddressOf =>
  request =>
    trustedProxies === 0
      ? (request.socket.remoteAddress ?? '')
      : proxyAddr(request, (_address, hop) => hop < trustedProxies);
