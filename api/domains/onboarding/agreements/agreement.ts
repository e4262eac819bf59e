import { createHash } from 'node:crypto';
import { Field, ObjectType } from 'type-graphql';
import { anyone, Visible } from '../../../core/access/visible.ts';
import { Language } from '../../../core/graphql/language.ts';
import { OnboardingStepId } from '../onboarding-step-id.ts';
import { ndaV1 } from './nda-v1.ts';
import { ndaV1Hindi } from './nda-v1-hindi.ts';
import { supplierAgreementV1 } from './supplier-agreement-v1.ts';
import { supplierAgreementV1Hindi } from './supplier-agreement-v1-hindi.ts';

@Visible(anyone)
@ObjectType({ simpleResolvers: true, description: 'Section of an agreement.' })
export class AgreementSection {
  @Field(() => String, { description: 'Heading; empty for the introduction.' })
  heading!: string;

  @Field(() => [String], { description: 'Paragraphs of the section.' })
  paragraphs!: string[];
}

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  description: 'Agreement in another language, to read; the English is what is signed.',
})
export class AgreementTranslation {
  @Field(() => Language, { description: 'Language of the translation.' })
  language: Language;

  @Field(() => [AgreementSection], { description: 'Whole text, part by part.' })
  sections: AgreementSection[];

  constructor(language: Language, text: string) {
    this.language = language;
    this.sections = partsOf(text).sections;
  }
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

  @Field(() => String, { description: 'SHA-256 of the text, in hexadecimal; stored with every signature.' })
  fingerprint: string;

  @Field(() => [AgreementTranslation], { description: 'Texts in other languages, to read.' })
  translations: AgreementTranslation[];

  constructor(stepId: OnboardingStepId, version: string, text: string, hindi: string) {
    const { title, sections } = partsOf(text);
    this.stepId = stepId;
    this.version = version;
    this.title = title;
    this.sections = sections;
    this.fingerprint = createHash('sha256').update(text).digest('hex');
    this.translations = [new AgreementTranslation(Language.HI, hindi)];
  }
}

const partsOf = (text: string) => {
  const [title = '', ...blocks] = text.trim().split('\n\n');
  return { title: title.replace(/^# /, ''), sections: sectionsOf(blocks) };
};

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
  new Agreement(OnboardingStepId.SUPPLIER_AGREEMENT, '1', supplierAgreementV1, supplierAgreementV1Hindi),
  new Agreement(OnboardingStepId.NDA, '1', ndaV1, ndaV1Hindi),
];

export const agreementOf = (stepId: OnboardingStepId): Agreement =>
  agreements.find(agreement => agreement.stepId === stepId)!;
