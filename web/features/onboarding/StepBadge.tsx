import type { ReactNode } from 'react';
import Check from '~icons/lucide/check';
import CircleDashed from '~icons/lucide/circle-dashed';
import Clock from '~icons/lucide/clock';
import RotateCcw from '~icons/lucide/rotate-ccw';
import { Badge } from '../../ui/display/Badge.tsx';
import type { StepBadge as Words } from './onboarding-words.ts';

const looks: Record<Words, { tone: 'leaf' | 'info' | 'danger' | 'warn' | 'neutral'; icon: ReactNode }> = {
  Completed: { tone: 'leaf', icon: <Check aria-hidden /> },
  'Under Review': { tone: 'info', icon: <Clock aria-hidden /> },
  Rejected: { tone: 'danger', icon: <RotateCcw aria-hidden /> },
  Required: { tone: 'warn', icon: <CircleDashed aria-hidden /> },
  Optional: { tone: 'neutral', icon: null },
};

export const StepBadge = ({ words }: { words: Words }) => <Badge {...looks[words]}>{words}</Badge>;
