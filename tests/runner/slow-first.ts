import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** They start whole systems or compose the whole stack: begun last, they would keep one core waiting. */
const SLOW = /\/(?:infra\/local\/main|tests\/infra\/stack|tests\/infra\/bundles)\.test\.ts$/;

const isSlow = ({ moduleId }: TestSpecification): boolean => SLOW.test(moduleId);

/** The slowest files first, also where no earlier run has told which they are. */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))];
  }
}
