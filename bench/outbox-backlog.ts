/**
 * What people would be told of is thrown away before it is kept, so that an order is measured without what follows
 * from it; `npm run bench:live` measures how much that costs.
 */
export const untold = `
create or replace function forget() returns trigger language plpgsql as 'begin return null; end';
create or replace trigger untold before insert on outbox for each row execute function forget();`;

export const told = 'drop trigger if exists untold on outbox';
