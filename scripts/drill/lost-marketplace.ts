import { join } from 'node:path';
import { demoAccounts } from '../../api/demo/demo-accounts.ts';
import { Caller } from '../rehearsal/caller.ts';
import { Cluster } from '../rehearsal/cluster.ts';
import { type Dish, dishesOf } from '../rehearsal/dish-photos.ts';
import { Product } from '../rehearsal/product.ts';
import { Crowd, findMeals } from './crowd.ts';
import type { Drill } from './drill.ts';
import { archiveSeconds } from './settings.ts';

const password = 'tamarind rice';

/** A customer who may delete their account, since no order of theirs is open. */
export interface LeavingCustomer {
  id: string;
  deleteAccount(): Promise<void>;
}

/** The marketplace that runs on the machine that will be lost, and the people who use it. */
export interface LostMarketplace {
  cluster: Cluster;
  product: Product;
  dataFolder: string;
  /** A customer with a session from before the moment. */
  priya: Caller;
  cook: Caller;
  dishes: Dish[];
  crowd: Crowd;
  /** Deletes her account before the moment. */
  lena: LeavingCustomer;
  /** Deletes her account after the moment. */
  noor: LeavingCustomer;
}

type Servers = Pick<LostMarketplace, 'cluster' | 'product' | 'dataFolder'>;

export const openMarketplace = async (drill: Drill): Promise<LostMarketplace> => {
  const servers = await startServers(drill);
  const { origin } = servers.product;
  const priya = new Caller(origin);
  await priya.signIn(demoAccounts.customer.email, demoAccounts.customer.password);
  const others = await Promise.all(
    ['Meera Iyer', 'Ravi Nair', 'Sunita Rao'].map(name => registerCustomer(origin, name)),
  );
  const cook = new Caller(origin);
  await cook.signInKitchen(demoAccounts.supplier.ein, demoAccounts.supplier.email);
  const dishes = await dishesOf(cook);
  const crowd = new Crowd([priya, ...others], await findMeals(priya));
  const lena = await registerLeavingCustomer(origin, crowd, 'Lena Before');
  const noor = await registerLeavingCustomer(origin, crowd, 'Noor After');
  return { ...servers, priya, cook, dishes, crowd, lena, noor };
};

const startServers = async (drill: Drill): Promise<Servers> => {
  const { programs, folder, backups, mail, timings, stopAtEnd } = drill;
  const cluster = stopAtEnd(
    await Cluster.createArchived(programs, join(folder, 'first'), {
      archive: backups.archive,
      archiveSeconds,
    }),
  );
  const dataFolder = join(folder, 'lost');
  const where = { databaseUrl: cluster.url, dataFolder, mailPort: mail.port };
  const product = stopAtEnd(await timings.measure('First start, with demo data', () => Product.start(where)));
  return { cluster, product, dataFolder };
};

const registerCustomer = async (origin: string, name: string): Promise<Caller> => {
  const customer = new Caller(origin);
  await customer.register(name, password);
  return customer;
};

/** Registers a customer who orders and cancels, so that there is something to erase. */
const registerLeavingCustomer = async (
  origin: string,
  crowd: Crowd,
  name: string,
): Promise<LeavingCustomer> => {
  const customer = await registerCustomer(origin, name);
  const { me } = await customer.ask('{ me { id } }');
  const order = await crowd.order(customer, 5);
  if (order) await crowd.cancel(customer, order);
  const deleteAccount = async () => {
    const outcome = await customer.deleteAccount(password);
    if (outcome !== 'AccountDeleted') throw new Error(`${name} could not leave: ${outcome}`);
  };
  return { id: me.id, deleteAccount };
};
