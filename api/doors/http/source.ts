import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';

export type AddressOf = (request: IncomingMessage) => string;

/** The network address a request came from; only so many proxies before the server are believed. */
export const addressBehind =
  (trustedProxies: number): AddressOf =>
  request =>
    trustedProxies === 0
      ? (request.socket.remoteAddress ?? '')
      : proxyAddr(request, (_address, hop) => hop < trustedProxies);
