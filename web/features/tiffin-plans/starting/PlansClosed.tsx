import type { ReactNode } from 'react';
import { features } from '../../../../schema/features.ts';
import { translate } from '../../../lib/language.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';

/** In place of the form of a new plan, where none can be started. */
export default function PlansClosed({ action }: { action: ReactNode }) {
  return (
    <Notice tone="warn" action={action}>
      {translate(features.TIFFIN_PLANS.refusal)}
    </Notice>
  );
}
