import type { Work } from '../../../core/operation/operation.ts';
import type { FactorWay } from './factor-way.ts';

/** A second factor that was verified, and is still to be used up in the transaction of what it was proven for. */
export interface ProvenFactor {
  userId: string;
  way: FactorWay;
  /** False when a concurrent request used the same code or response first. */
  useUp(work: Work): Promise<boolean>;
}
