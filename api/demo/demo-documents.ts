import { DocumentStatus } from '../domains/onboarding/application/document.ts';
import { mandatoryDocuments, stepPlan } from '../domains/onboarding/application/onboarding-steps.ts';
import { OnboardingStepId as Step } from '../domains/onboarding/onboarding-step-id.ts';
import { certificatePicture } from './certificate-picture.ts';
import { type DemoFile, pdfFile } from './demo-file.ts';

export interface DemoApplication {
  kitchenName: string;
  cookName: string;
  address: string;
  status: 'pending' | 'documents_submitted' | 'under_review' | 'approved' | 'rejected';
  rejectionReason?: string;
  /** When the kitchen registered; all else follows some hours later. */
  registeredAt: Date;
}

export interface DemoDocument {
  stepId: Step;
  status: DocumentStatus;
  rejectionReason?: string;
  file: DemoFile;
}

/** Which documents an application has at its stage, the mandatory ones first. */
const stepsAt: Record<DemoApplication['status'], readonly Step[]> = {
  pending: [Step.BUSINESS_LICENSE],
  documents_submitted: [...mandatoryDocuments, Step.ALLERGEN_CONTROL],
  under_review: [...mandatoryDocuments, Step.FOOD_HANDLERS, Step.FOOD_SAFETY_PROCEDURES],
  approved: mandatoryDocuments,
  rejected: [...mandatoryDocuments, Step.TAX_ID],
};

const statusOf = ({ status }: DemoApplication, stepId: Step): DocumentStatus => {
  const isMandatory = mandatoryDocuments.includes(stepId);
  if (status === 'approved') return DocumentStatus.APPROVED;
  if (status === 'rejected' && stepId === Step.HEALTH_PERMIT) return DocumentStatus.REJECTED;
  if (status === 'rejected' && isMandatory) return DocumentStatus.APPROVED;
  if (status === 'under_review' && stepId === Step.BUSINESS_LICENSE) return DocumentStatus.APPROVED;
  return DocumentStatus.SUBMITTED;
};

const pageFor = ({ kitchenName, cookName, address, registeredAt }: DemoApplication, stepId: Step) =>
  pdfFile(`${stepId.replaceAll('_', '-')}.pdf`, stepPlan(stepId).title, [
    `Kitchen: ${kitchenName}`,
    `Holder: ${cookName}`,
    `Address: ${address}`,
    `Issued in ${registeredAt.getUTCFullYear()}, valid for two years`,
    'Made for the demonstration of this marketplace; not a real document.',
  ]);

/** The documents of an application, with what became of each. */
export const demoDocuments = async (application: DemoApplication): Promise<DemoDocument[]> => {
  const steps = stepsAt[application.status];
  return Promise.all(
    steps.map(async stepId => {
      const status = statusOf(application, stepId);
      return {
        stepId,
        status,
        ...(status === DocumentStatus.REJECTED && {
          rejectionReason: application.rejectionReason ?? 'Please send it again.',
        }),
        file:
          stepId === Step.FOOD_HANDLERS
            ? await certificatePicture('food-handlers-certificate.png')
            : pageFor(application, stepId),
      };
    }),
  );
};
