import { t } from '@lingui/core/macro';
import { paths } from '../../app/paths.ts';
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx';
import { Card } from '../../ui/display/Card.tsx';

export const SignInToOrder = ({ onSignIn }: { onSignIn: () => void }) => (
  <Card className="flex flex-col gap-3">
    <h2 className="text-title font-bold">{t`Sign in to place your order`}</h2>
    <p className="text-muted">{t`Your cart is saved. You'll come right back.`}</p>
    <ButtonLink to={paths.customerLogin()} replace onClick={onSignIn}>{t`Sign In`}</ButtonLink>
    <ButtonLink
      to={`${paths.customerLogin()}?tab=create-account`}
      variant="secondary"
      replace
      onClick={onSignIn}
    >{t`Create Account`}</ButtonLink>
  </Card>
);
