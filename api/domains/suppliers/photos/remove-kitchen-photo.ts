import { suppliers } from '../../../core/access/rules.ts';
import { operation, type Work } from '../../../core/operation/operation.ts';
import { Problem } from '../../../core/operation/problem.ts';
import { dropPhotoFiles } from '../../photos/photo-files.ts';
import { lockOwnSupplier } from '../account/lock-own-supplier.ts';
import { KitchenChanged } from '../supplier-events.ts';
import { type KitchenPhotoKind, photoColumn } from './kitchen-photo-kind.ts';

/** Removes the cover of a kitchen or the portrait of its cook. */
export const removeKitchenPhoto = operation(
  suppliers,
  async (work: Work, kind: KitchenPhotoKind): Promise<{ supplierId: string } | Problem> => {
    const held = await lockOwnSupplier(work);
    if (held instanceof Problem) return held;
    const { kitchen } = held;
    const before = kitchen[photoColumn[kind]]?.name;
    kitchen[photoColumn[kind]] = null;
    await work.em.flush();
    await dropPhotoFiles(work, before);
    work.record(new KitchenChanged(kitchen.id));
    return { supplierId: kitchen.id };
  },
);
