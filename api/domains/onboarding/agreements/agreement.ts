import { createHash } from 'node:crypto';
import { Field, ObjectType } from 'type-graphql';
import { anyone, Visible } from '../../../core/access/visible.ts';
import { OnboardingStepId } from '../onboarding-step-id.ts';
import { ndaV1 } from './nda-v1.ts';
import { supplierAgreementV1 } from './supplier-agreement-v1.ts';

@Visible(anyone)
@ObjectType({ simpleResolvers: true, description: 'Section of an agreement.' })
export class AgreementSection {
  @Field(() => String, { description: 'Heading; empty for the introduction.' })
  heading!: string;

  @Field(() => [String], { description: 'Paragraphs of the section.' })
  paragraphs!: string[];
}

/** A text that kitchens sign. */
@Visible(anyone)
@ObjectType({ simpleResolvers: true, description: 'Text that kitchens sign.' })
export class Agreement {
  @Field(() => OnboardingStepId, { description: 'Item of the checklist it is signed for.' })
  stepId: OnboardingStepId;

  @Field(() => String, { description: 'Version of the text.' })
  version: string;

  @Field(() => String, { description: 'Title of the agreement.' })
  title: string;

  @Field(() => [AgreementSection], { description: 'Whole text, part by part.' })
  sections: AgreementSection[];

  @Field(() => String, { description: 'SHA-256 of the text, in hexadecimal; kept with every signature.' })
  fingerprint: string;

  constructor(stepId: OnboardingStepId, version: string, text: string) {
    const [title = '', ...blocks] = text.trim().split('\n\n');
    this.stepId = stepId;
    this.version = version;
    this.title = title.replace(/^# /, '');
    this.sections = sectionsOf(blocks);
    this.fingerprint = createHash('sha256').update(text).digest('hex');
  }
}

const sectionsOf = (blocks: string[]): AgreementSection[] => {
  const sections: AgreementSection[] = [{ heading: '', paragraphs: [] }];
  for (const block of blocks) {
    if (block.startsWith('## ')) sections.push({ heading: block.slice(3), paragraphs: [] });
    else sections.at(-1)!.paragraphs.push(block);
  }
  return sections;
};

/** The wordings that are signed now. */
const agreements = [
  new Agreement(OnboardingStepId.SUPPLIER_AGREEMENT, '1', supplierAgreementV1),
  new Agreement(OnboardingStepId.NDA, '1', ndaV1),
];

export const agreementOf = (stepId: OnboardingStepId): Agreement =>
  agreements.find(agreement => agreement.stepId === stepId)!;
