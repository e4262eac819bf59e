import { type Feature, features } from '../../../schema/features.ts';

/** What the audit trail has in place of the ID of a row. */
const auditIds: Record<Feature, string> = {
  TIFFIN_PLANS: 'f1a90148-0c1a-4f0e-8a5b-0d0c10c60001',
  REVIEWS: 'f1a90148-0c1a-4f0e-8a5b-0d0c10c60002',
  WEBHOOKS: 'f1a90148-0c1a-4f0e-8a5b-0d0c10c60003',
};

/** A feature as the audit trail names it. */
export const auditedFeature = (feature: Feature) => ({
  subjectKind: 'feature',
  subjectId: auditIds[feature],
  subjectName: features[feature].name,
});
