import { partKey } from '#frontend/src/lib/home-parts.ts';
import { currentLanguage } from '#frontend/src/lib/language.ts';
import { answersOf } from '#frontend/src/lib/offline/kept-answers.ts';
import { queryClient } from '#frontend/src/lib/query-client.ts';
import type { Session } from '#frontend/src/lib/session.ts';

type Answer = Awaited<ReturnType<typeof answersOf>>[number];

/** What this device has filled in: it is as old as it was. */
const filledIn = new WeakSet<object>();

const isObject = (data: unknown): data is object => typeof data === 'object' && data !== null;

/** Whether an answer is one that this device has kept, and not one that the server has just given. */
export const isFilledIn = (data: unknown): boolean => isObject(data) && filledIn.has(data);

/** Puts a kept answer where its page looks for it, unless a newer one is there. It stays until the page is closed. */
function show(queryKey: Answer['queryKey'], { data, at }: Answer): void {
  const options = queryClient.defaultQueryOptions({ queryKey, gcTime: Number.POSITIVE_INFINITY });
  const query = queryClient.getQueryCache().build(queryClient, options);
  const { data: shown, status } = query.state;
  // What was filled in during a first try is shown instead of the error of the last one.
  const isHidden = status === 'error' && isFilledIn(shown);
  if (shown !== undefined && !isHidden) return;
  if (isObject(data)) filledIn.add(data);
  query.setData(data, { updatedAt: at, manual: true });
}

/** Fills in what this device keeps of the child's pages. */
export async function showKept(session: Session): Promise<void> {
  const owner = { person: session.user.id, language: currentLanguage() };
  const answers = await answersOf(owner).catch(() => []);
  for (const answer of answers) show(answer.queryKey, answer);
  // Lessons are asked for from today on, and were answered for two weeks.
  const lessons = partKey('lessonsOfStudent', session);
  const newest = answers.findLast(({ queryKey: [path] }) => path === lessons[0]);
  if (newest) show(lessons, newest);
}
