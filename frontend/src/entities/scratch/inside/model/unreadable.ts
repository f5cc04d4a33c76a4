/** Why the blocks of a file cannot be shown; the names of texts. */
export type Problem = 'broken' | 'old' | 'large';

export class UnreadableProject extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(`the project is ${problem}`);
    this.problem = problem;
  }
}
