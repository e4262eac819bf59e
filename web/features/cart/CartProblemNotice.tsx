import type { ReactNode } from 'react';
import { Notice } from '../../ui/feedback/Notice.tsx';
import type { CartProblem } from './cart-problems.ts';

interface Props {
  problem: CartProblem | undefined;
  /** What mends it; left out while ordering is stopped, which nothing mends. */
  action?: ReactNode;
}

export const CartProblemNotice = ({ problem, action }: Props) =>
  problem ? (
    <Notice tone="warn" action={problem.at === 'kitchen' && problem.isOfCity ? undefined : action}>
      {problem.text}
    </Notice>
  ) : null;
