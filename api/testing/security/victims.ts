import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { aCity } from '../builders/a-city.ts';
import { saveAddress } from '../builders/an-address.ts';
import { completeRequired } from '../builders/an-application.ts';
import { anOrder, placeOrder } from '../builders/an-order.ts';
import type { Marketplace } from '../marketplace.ts';

/** What staff wrote about an order. */
const noteAbout = async (marketplace: Marketplace, orderId: string) => {
  const farida = await marketplace.admin('Farida Khan', 'SUPPORT');
  const { addSupportNote } = await farida.graphql(
    'mutation ($input: AddSupportNoteInput!) { addSupportNote(input: $input) { __typename } }',
    { input: { subject: 'ORDER', subjectId: orderId, text: 'A canary of staff' } },
  );
  assert.equal(addSupportNote.__typename, 'SupportNote');
};

/** A customer and a kitchen with data of every kind, and unique canary texts. */
export const victimsOf = async (marketplace: Marketplace) => {
  const { sql } = marketplace;
  const meera = await marketplace.customer('Meera Canary');
  await sql.rows("update users set phone = '(650) 555-0199' where id = $1", [meera.userId]);
  const city = await aCity(marketplace);
  const { cook, kitchen } = await marketplace.kitchenOwner('Asha Rao', {
    city,
    status: 'pending' as never,
    email: 'asha.canary@example.com',
  });
  await completeRequired(cook);
  await sql.rows("update documents set file_name = 'canary.pdf'");
  await sql.rows("update signatures set full_name = 'Asha Canary Rao'");
  await sql.rows("update applications set status = 'approved'");
  await sql.rows("update suppliers set is_active = true, ein_last_four = '4242'");
  await sql.rows('update cities set supplier_count = 1 where id = $1', [city.id]);
  const order = await placeOrder(meera, {
    ...anOrder(kitchen),
    fulfillment: 'DELIVERY',
    deliveryAddress: '5 Canary St, San Jose, CA 95112',
    note: 'A canary note',
  });
  const address = await saveAddress(meera, { streetName: 'Canary Street' });
  const first = async (table: string) =>
    (await sql.rows<{ id: string }>(`select id from ${table} limit 1`))[0]?.id ?? randomUUID();
  await noteAbout(marketplace, order.id);
  const application = await first('applications');
  const document = await first('documents');

  const byArgument: Record<string, string> = {
    orderId: order.id,
    supplierId: kitchen.id,
    cityId: city.id,
    personId: meera.userId,
    actorId: meera.userId,
    applicationId: application,
    documentId: document,
    dishId: kitchen.dishes[0]!.id,
    categoryId: await first('menu_categories'),
    addressId: address.id,
    subjectId: order.id,
  };
  const byOperation: Record<string, string> = {
    order: order.id,
    orderChanged: order.id,
    application,
    kitchen: kitchen.id,
    supplier: kitchen.id,
    supplierChanged: kitchen.id,
    favoriteSupplier: kitchen.id,
    unfavoriteSupplier: kitchen.id,
    person: meera.userId,
    saveAddress: address.id,
    removeAddress: address.id,
  };
  return {
    /** Variables of an operation for an attacker who knows the ids. */
    idFor: (operation: string) => (argument: string) =>
      byArgument[argument] ?? byOperation[operation] ?? kitchen.id,
    /**
     * If found in anyone else's response, one of these has leaked. The card's digits are quoted: alone, they
     * may be part of any id.
     */
    canaries: ['canary', 'Canary', meera.email, '(650) 555-0199', order.orderNumber, '"4242"', meera.token!],
    async stateOf() {
      const rows = await Promise.all([
        sql.rows('select status, canceled_by from orders where id = $1', [order.id]),
        sql.rows('select id from addresses where id = $1', [address.id]),
        sql.rows('select id, text from support_notes'),
        sql.rows('select status from applications where id = $1', [application]),
        sql.rows('select status from documents where id = $1', [document]),
        sql.rows('select kitchen_name, suspended_at, capacity from suppliers where id = $1', [kitchen.id]),
        sql.rows('select name, price_cents, removed_at, is_available from dishes where supplier_id = $1', [
          kitchen.id,
        ]),
        sql.rows('select name, disabled_at from users where id = $1', [meera.userId]),
        sql.rows('select is_active from cities where id = $1', [city.id]),
      ]);
      return JSON.stringify(rows);
    },
  };
};
