/**
 * Discards what is written to the outbox, so that an order is measured without the notifications that follow it;
 * `npm run bench:live` measures how much those cost.
 */
export const disableOutbox = `
create or replace function forget() returns trigger language plpgsql as 'begin return null; end';
create or replace trigger disable_outbox before insert on outbox for each row execute function forget();`;

export const enableOutbox = 'drop trigger if exists disable_outbox on outbox';
