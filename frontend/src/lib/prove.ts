/**
 * Does the work that the server demands of visitors, and answers it as `verificationCode`; undefined when
 * it could not be done in time. The solver is large and seldom needed, so it is loaded only now.
 */
export async function prove(): Promise<string | undefined> {
  const { solveChallenge } = await import('./solve-challenge.ts');
  return solveChallenge();
}

/** The same where the call cannot do without; throws an error with this text. */
export async function proveOrFail(failed: string): Promise<string> {
  const verificationCode = await prove();
  if (!verificationCode) throw new Error(failed);
  return verificationCode;
}
