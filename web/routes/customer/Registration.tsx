import { useApolloClient } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { settleCity } from '../../features/cities/remember-city.ts';
import RegisterForm from '../../features/session/RegisterForm.tsx';

/** Opens an account and continues with its addresses; the return path is stored until they are done. */
export default function Registration({ onCodeWanted }: { onCodeWanted: (email: string) => void }) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const toAddresses = () => {
    // Not awaited: the next choice of a city is stored again.
    settleCity(client).catch(() => undefined);
    navigate(paths.customerAddresses(), { replace: true });
  };
  return <RegisterForm onRegistered={toAddresses} onCodeWanted={onCodeWanted} />;
}
