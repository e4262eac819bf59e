import type { ReactNode } from 'react';
import { Notice } from '../../ui/feedback/Notice.tsx';
import type { CartProblem } from './cart-problems.ts';

interface Props {
  problem: CartProblem | undefined;
  action?: ReactNode;
}

export const CartProblemNotice = ({ problem, action }: Props) =>
  problem ? (
    <Notice tone="warn" action={action}>
      {problem.text}
    </Notice>
  ) : null;
