/** Tells password managers whose password a form changes; comes before its password fields. */
export function PasswordOwner({ account }: { readonly account: string }) {
  return (
    <input type="text" name="username" autoComplete="username" value={account} readOnly hidden />
  );
}
