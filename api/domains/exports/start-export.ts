import {
  exportsPerDayLimit,
  exportsUnderWayLimit,
  type NewExport,
  newExport,
} from '../../../schema/rules/export.ts';
import { Role } from '../../core/access/role.ts';
import { checked } from '../../core/operation/checked.ts';
import { operation, type Work } from '../../core/operation/operation.ts';
import { InvalidInput, Problem } from '../../core/operation/problem.ts';
import { newIdentifier } from '../../core/values/identifier.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { lockOwner } from '../identity/lock-owner.ts';
import { IdempotencyConflict } from '../orders/placing/order-placing-problems.ts';
import { KitchenNotFound } from '../suppliers/kitchen-problems.ts';
import { Supplier } from '../suppliers/supplier.ts';
import { Export } from './export.ts';
import { ExportStarted } from './export-events.ts';
import { TooManyExports } from './export-problems.ts';
import { exportOwners, exportRules } from './export-rules.ts';

const dayInMs = 86_400_000;

/** Starts an export, which a job makes; the same key starts one, however often it is sent. */
export const startExport = operation(
  exportOwners,
  async (work: Work, input: { [Name in keyof NewExport]: unknown }): Promise<{ id: string } | Problem> => {
    const { em, viewer, now } = work;
    const given = checked(newExport, input);
    if (given instanceof InvalidInput) return given;
    viewer.must(exportRules[given.kind]);
    // So that the exports of a person are counted one after the other.
    await lockOwner(work);
    const kitchen = await kitchenOf(work, given.supplierId ?? null);
    if (kitchen instanceof Problem) return kitchen;
    const { supplierId } = kitchen;
    const { userId } = viewer;
    const before = await em.findOne(Export, { userId, idempotencyKey: given.idempotencyKey });
    if (before) return isSame(before, { ...given, supplierId }) ? before : new IdempotencyConflict('export');
    const refused = await tooMany(work);
    if (refused) return refused;
    const started = em.create(Export, {
      ...given,
      supplierId,
      id: newIdentifier(now),
      userId,
      status: 'WAITING',
      createdAt: now,
      attempts: 0,
      slowAttempts: 0,
    });
    if (viewer.is(Role.ADMIN)) recordStaffExport(work, started, kitchen.kitchenName);
    work.record(new ExportStarted());
    return started;
  },
);

/** Kitchens export their own rows; staff those of one kitchen, or of all. */
const kitchenOf = async (
  { em, viewer }: Work,
  asked: string | null,
): Promise<{ supplierId: string | null; kitchenName: string } | KitchenNotFound> => {
  const isStaff = viewer.is(Role.ADMIN);
  if (isStaff && asked === null) return { supplierId: null, kitchenName: 'All kitchens' };
  const kitchen = await em.findOne(Supplier, {
    ...(asked !== null && { id: asked.toLowerCase() }),
    ...(!isStaff && { userId: viewer.userId }),
  });
  return kitchen ? { supplierId: kitchen.id, kitchenName: kitchen.kitchenName } : new KitchenNotFound();
};

const isSame = (before: Export, asked: NewExport): boolean =>
  before.kind === asked.kind &&
  before.format === asked.format &&
  before.from === asked.from &&
  before.to === asked.to &&
  (before.supplierId ?? null) === (asked.supplierId ?? null);

const tooMany = async ({ em, viewer, now }: Work): Promise<TooManyExports | undefined> => {
  const own = { userId: viewer.userId };
  const underWay = await em.count(Export, { ...own, status: { $in: ['WAITING', 'RUNNING'] } });
  if (underWay >= exportsUnderWayLimit) return TooManyExports.underWay();
  const since = new Date(now.getTime() - dayInMs);
  const ofDay = await em.count(Export, { ...own, createdAt: { $gt: since } });
  return ofDay >= exportsPerDayLimit ? TooManyExports.ofDay() : undefined;
};

/** Staff take the rows of others with them, so the trail says who took what. */
const recordStaffExport = (work: Work, started: Export, kitchenName: string): void => {
  const { kind, from, to, format } = started;
  recordAudit(work, {
    action: 'EXPORT_STARTED',
    subjectKind: 'export',
    subjectId: started.id,
    subjectName: kitchenName,
    after: { kind, from, to, format },
  });
};
