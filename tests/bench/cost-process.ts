import { collectLogLines } from '#tests/contract/harness/log-lines.ts';
import { measureLesson } from '#tests/contract/harness/measure-lesson.ts';

collectLogLines();
process.on('disconnect', () => process.exit());
process.once('message', async (lesson: Parameters<typeof measureLesson>[0]) => {
  process.send?.(await measureLesson(lesson), () => process.exit(0));
});
