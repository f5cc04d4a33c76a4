import { refuseField } from '#functions/platform/errors.ts';

/**
 * Demands the work that a program would have to do for every call (`index/challenge`).
 * Throws 1001 for the field `verificationCode`. What checks it is loaded when it is needed.
 */
export async function requireProof(verificationCode: string): Promise<void> {
  const { isSolved } = await import('./proof-of-work.ts');
  if (!(await isSolved(verificationCode))) throw refuseField('verificationCode', 'unsolved');
}
