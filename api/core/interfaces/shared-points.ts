/** Points that a holder spent, or has spent in all. */
export interface SpentPoints {
  holder: string;
  points: number;
}

/** Counts the points that holders spend in all processes. */
export interface SharedPoints {
  /** Adds what was spent here; returns for each what all processes have spent and did not get back. */
  add(spent: readonly SpentPoints[], restoreRate: number): Promise<SpentPoints[]>;
  close(): Promise<void>;
}
