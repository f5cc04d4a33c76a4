import { afterEach } from 'vitest';
import { judgeRights } from '#infra/local/rights/judge.ts';

/** What functions were refused during a test: a defect of the rights, also where the call goes on without it. */
const denied: Error[] = [];

export const noteDenied = (refusal: Error): void => {
  denied.push(refusal);
};

/** For tests that point functions at what is not theirs. */
export const forgetDenied = (): void => {
  denied.length = 0;
};

/** Judges every command of the functions by the policy of their group. A test in which one is refused fails. */
export function checkRights(): void {
  judgeRights();
  afterEach(() => {
    const [first] = denied.splice(0);
    if (first) throw first;
  });
}
