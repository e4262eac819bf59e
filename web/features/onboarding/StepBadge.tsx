import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import Check from '~icons/lucide/check';
import CircleDashed from '~icons/lucide/circle-dashed';
import Clock from '~icons/lucide/clock';
import RotateCcw from '~icons/lucide/rotate-ccw';
import { translate } from '../../lib/language.ts';
import { Badge } from '../../ui/display/Badge.tsx';
import type { StepBadge as Words } from './onboarding-words.ts';

interface Look {
  tone: 'leaf' | 'info' | 'danger' | 'warn' | 'neutral';
  icon: ReactNode;
  word: MessageDescriptor;
}

const looks: Record<Words, Look> = {
  Completed: { tone: 'leaf', word: msg`Completed`, icon: <Check aria-hidden /> },
  'Under Review': { tone: 'info', word: msg`Under Review`, icon: <Clock aria-hidden /> },
  Rejected: { tone: 'danger', word: msg`Rejected`, icon: <RotateCcw aria-hidden /> },
  Required: { tone: 'warn', word: msg`Required`, icon: <CircleDashed aria-hidden /> },
  Optional: { tone: 'neutral', word: msg`Optional`, icon: null },
};

export const StepBadge = ({ words }: { words: Words }) => {
  const { word, ...look } = looks[words];
  return <Badge {...look}>{translate(word)}</Badge>;
};
