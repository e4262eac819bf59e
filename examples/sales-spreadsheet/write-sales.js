#!/usr/bin/env node
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Marketplace } from './marketplace.js';
import { salesOf } from './sales.js';

const required = (name, purpose) => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set. Set it to ${purpose}.`);
  return value;
};

const readSettings = () => {
  const { values } = parseArgs({
    options: { day: { type: 'string' }, folder: { type: 'string', default: '.' } },
  });
  if (values.day && !/^\d{4}-\d{2}-\d{2}$/.test(values.day))
    throw new Error(`--day is ${values.day}; write it as 2026-11-17.`);
  return {
    url: required('TIFFIN_URL', 'the address of the marketplace, such as http://localhost:4000'),
    token: required('TIFFIN_TOKEN', 'an API token with the scope ORDERS_READ'),
    ...values,
  };
};

const dayBefore = day => {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - 1);
  return date.toISOString().slice(0, 10);
};

/** A file is whole or as it was before, and a second run of a day replaces that day's. */
const writeWhole = async (path, text) => {
  await writeFile(`${path}.new`, text);
  await rename(`${path}.new`, path);
  console.log(`Wrote ${path}`);
};

const run = async () => {
  const settings = readSettings();
  const marketplace = new Marketplace(settings);
  const day = settings.day ?? dayBefore(await marketplace.today());
  const orders = [];
  for await (const order of marketplace.ordersOf(day)) orders.push(order);
  const sales = salesOf(orders);
  await mkdir(settings.folder, { recursive: true });
  await writeWhole(join(settings.folder, `orders-${day}.csv`), sales.orders);
  await writeWhole(join(settings.folder, `order-lines-${day}.csv`), sales.lines);
};

run().catch(error => {
  console.error(error.message);
  process.exit(1);
});
