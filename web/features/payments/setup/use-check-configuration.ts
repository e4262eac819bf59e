import { useState } from 'react';
import { useToast } from '../../../ui/feedback/Toasts.tsx';

/** Asks the server again, and says what it answers. */
export const useCheckConfiguration = (ask: () => Promise<unknown>) => {
  const [isChecking, setIsChecking] = useState(false);
  const toast = useToast();
  const check = async () => {
    setIsChecking(true);
    try {
      await ask();
      toast({ title: 'Configuration checked' });
    } catch {
      toast({ title: 'Configuration could not be checked', tone: 'danger' });
    }
    setIsChecking(false);
  };
  return { check, isChecking };
};
