import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Tests that start whole systems, synthesize the whole stack or make every call; if they began last, one core would wait. */
const SLOW =
  /\/(?:infra\/local\/main|tests\/infra\/stack|tests\/infra\/bundles|tests\/contract\/matrices\/served)\.test\.ts$/;

const isSlow = ({ moduleId }: TestSpecification): boolean => SLOW.test(moduleId);

/** Runs the slowest files first, even without data of an earlier run. */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))];
  }
}
