import type { Feature } from '../../../schema/features.ts';

/** Who asks for a feature, and where. */
export interface FeatureViewer {
  /** Null for a visitor without an account. */
  personId: string | null;
  /** City of the kitchen that it is about; null where it is about none. */
  cityId: string | null;
}

/** Says which features are open to whom. */
export interface Features {
  isOpen(feature: Feature, to: FeatureViewer): Promise<boolean>;
  /** Reads settings that were changed; resolves once they are in force in this process. Never rejects. */
  refresh(): Promise<void>;
  /** Opens it for questions; rejects when its settings cannot be read. */
  open(): Promise<void>;
  close(): Promise<void>;
}
