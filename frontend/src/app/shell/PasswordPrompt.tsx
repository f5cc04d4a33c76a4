import { lazy, Suspense } from 'react';
import { useDefaultPassword } from './use-default-password.ts';

// Few need it, and they once.
const ChoosePassword = lazy(async () => {
  const { ChoosePassword: Dialog } = await import('./ChoosePassword.tsx');
  return { default: Dialog };
});

/** Asks whoever came in with the default password to choose one. */
export function PasswordPrompt() {
  const { ask, later } = useDefaultPassword();
  return <Suspense>{ask && <ChoosePassword onLater={later} />}</Suspense>;
}
