import { connectionOf } from '../../../core/page.ts';
import { Supplier } from '../supplier.ts';

export const SupplierConnection = connectionOf(Supplier, 'Supplier');
