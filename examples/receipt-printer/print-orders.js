#!/usr/bin/env -S node --experimental-websocket
import { followOrders } from './live-orders.js';
import { Marketplace } from './marketplace.js';
import { PrintedOrders } from './printed-orders.js';
import { printerAt } from './printer.js';
import { untilDone } from './retry.js';
import { readSettings } from './settings.js';
import { Slips } from './slips.js';

/**
 * The socket makes printing fast, and reading makes it complete: the server does not confirm when a subscription
 * begins, so an order of that moment is found here.
 */
const secondsBetweenReads = 60;

const newestOf = async (marketplace, count) => {
  const newest = [];
  for await (const order of marketplace.orders()) {
    newest.push(order);
    if (newest.length === count) break;
  }
  return newest;
};

/** Prints what was placed or canceled since the orders that are too old to change. */
const catchUp = async (marketplace, printed, slips) => {
  const found = [];
  for await (const order of marketplace.orders()) {
    if (printed.since !== null && order.placedAt < printed.since) break;
    found.push(order);
  }
  // In the order in which they were placed.
  await Promise.all(found.reverse().map(order => slips.consider(order)));
  const newest = found.at(-1);
  if (newest) printed.forgetBefore(newest.placedAt);
};

/** Runs one at a time; a call in the meantime is covered by the one that runs after it. */
const oneAtATime = work => {
  let last = Promise.resolve();
  let isNextWaiting = false;
  return () => {
    if (isNextWaiting) return last;
    isNextWaiting = true;
    last = last.then(() => {
      isNextWaiting = false;
      return work();
    });
    return last;
  };
};

const stop = error => {
  console.error(error.message);
  process.exit(1);
};

const run = async () => {
  const settings = readSettings();
  const marketplace = new Marketplace(settings);
  const printed = await PrintedOrders.read(settings.stateFile);
  const timeZone = await untilDone('Reading the kitchen', () => marketplace.timeZone());
  const slips = new Slips(marketplace, printed, printerAt(settings.destination), timeZone);
  if (!printed.isStarted) {
    await printed.start(await untilDone('Reading orders', () => newestOf(marketplace, 100)));
  }
  const read = oneAtATime(() =>
    untilDone('Reading missed orders', () => catchUp(marketplace, printed, slips)),
  );
  setInterval(() => read().catch(stop), secondsBetweenReads * 1000);
  console.log('Waiting for orders');
  await followOrders(settings, {
    onOpen: () => read().catch(stop),
    onOrder: order => slips.consider(order).catch(stop),
  });
};

run().catch(stop);
