import { connectionOf } from '../../../core/graphql/page.ts';
import { Supplier } from '../supplier.ts';

export const SupplierConnection = connectionOf(Supplier, 'Supplier');
