import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#frontend/src/lib/api-error.ts';
import { stubDevice } from '#frontend/src/lib/storage.fixture.ts';
import { storedUser } from '#frontend/src/lib/stored-user.fixture.ts';
import { CODE } from '#shared/codes.ts';
import { ClassId, CycleId, StudentId } from '#shared/ids.ts';
import { NOT_RATED, type ReportContent } from '#shared/reports/fields.ts';
import { keptParts } from './report.draft.ts';
import { type Parts, valuesOf } from './report-values.ts';
import { ReportWriter } from './report-writer.ts';

const { send } = vi.hoisted(() => ({ send: vi.fn() }));
vi.mock('#frontend/src/lib/api.ts', () => ({ send }));

const NOTHING: ReportContent = {
  name: '',
  task: { type: 'doc' },
  pictures: [],
  video: null,
  evidence: [],
  evaluation: '',
  phrase: '',
  dimensions: NOT_RATED,
};

interface Sent {
  readonly rev: number;
  readonly evaluation?: string;
  readonly phrase?: ReportContent['phrase'];
}

/** Keeps a report as the server does: trimmed, refusing what begins from an older state. */
class Server {
  rev = 1;
  content = NOTHING;
  /** What was asked of it. */
  readonly asked: Sent[] = [];
  isOffline = false;
  /** The save is carried out, but its answer does not arrive. */
  losesAnswers = false;
  refusal = '';
  takesMs = 50;

  /** Somebody else saves. */
  write(content: Partial<ReportContent>): void {
    this.content = { ...this.content, ...content };
    this.rev += 1;
  }

  readonly save = async (_endpoint: unknown, { rev, evaluation, phrase }: Sent) => {
    this.asked.push({
      rev,
      ...(evaluation !== undefined && { evaluation }),
      ...(phrase !== undefined && { phrase }),
    });
    await new Promise((resolve) => setTimeout(resolve, this.takesMs));
    if (this.isOffline) throw new ApiError({ kind: 'network', message: 'no network' });
    if (this.refusal)
      throw new ApiError({ kind: 'server', code: CODE.wait, message: this.refusal });
    const after = {
      ...this.content,
      ...(evaluation !== undefined && { evaluation: evaluation.trim() }),
      ...(phrase !== undefined && { phrase }),
    };
    const isSame = JSON.stringify(after) === JSON.stringify(this.content);
    if (!isSame && rev !== this.rev)
      throw new ApiError({
        kind: 'server',
        code: CODE.wait,
        message: 'changed meanwhile',
        data: {
          current: { rev: this.rev, saved_at: null, saved_by: '王老师', content: this.content },
        },
      });
    if (!isSame) this.write(after);
    if (this.losesAnswers) throw new ApiError({ kind: 'timeout', message: 'no answer' });
    return { report: { rev: this.rev, content: this.content } };
  };
}

const place = {
  cycle_id: CycleId.parse('rcy-1'),
  class_id: ClassId.parse('cls-1'),
  student_id: StudentId.parse('stu-1'),
};
const user = storedUser('stf-1');
const name = `${place.cycle_id} ${place.class_id} ${place.student_id}`;
const KEPT = { owner: user, kind: 'report', name };

let server: Server;
let writer: ReportWriter;

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const adoptNow = () => writer.adopt(server.rev, valuesOf(server.content));
const open = () => {
  writer = new ReportWriter({
    user,
    place,
    // As the editor does: what was answered comes back as the draft of the cache.
    onSaved: ({ rev, content }) => writer.adopt(rev, valuesOf(content)),
  });
  adoptNow();
};
const shown = (): Parts => ({ ...writer.view.get().stored, ...writer.view.get().unsent });
const write = (evaluation: string) => writer.change({ evaluation });

beforeEach(() => {
  vi.useFakeTimers();
  stubDevice();
  server = new Server();
  send.mockImplementation(server.save);
  open();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a blank at the end of a text stays while somebody pauses', async () => {
  write('explains');
  await pass(1_000);
  write('explains ');
  expect(shown().evaluation).toBe('explains ');
  await pass(5_000);
  expect(shown().evaluation).toBe('explains ');
  adoptNow();
  expect(shown().evaluation).toBe('explains ');
  write(`${shown().evaluation}his`);
  await pass(1_000);
  expect(server.content.evaluation).toBe('explains his');
});

test('an Enter that is typed while it is saved stays', async () => {
  write('One.');
  await pass(920);
  write('One.\n');
  await pass(5_000);
  expect(shown().evaluation).toBe('One.\n');
  expect(writer.isUnsent).toBe(false);
});

test('blanks alone are not sent', async () => {
  write('  ');
  await pass(2_000);
  expect(server.asked).toEqual([]);
  expect(await writer.save()).toBe(true);
});

test('going back to the old text while the new one is saved saves the old one', async () => {
  server.write({ evaluation: 'old' });
  adoptNow();
  write('new');
  await pass(920);
  write('old');
  expect(shown().evaluation).toBe('old');
  await pass(2_000);
  expect(server.content.evaluation).toBe('old');
  expect(shown().evaluation).toBe('old');
  expect(writer.isUnsent).toBe(false);
});

test('going back after a save whose answer was lost saves the old one, without a question', async () => {
  server.write({ evaluation: 'old' });
  adoptNow();
  server.losesAnswers = true;
  write('new');
  await pass(1_000);
  expect(server.content.evaluation).toBe('new');
  write('old');
  server.losesAnswers = false;
  await pass(2_000);
  expect(writer.view.get().theirs).toBeNull();
  expect(server.content.evaluation).toBe('old');
});

test('saving waits for what is on its way, and says whether all is there', async () => {
  write('a');
  await pass(920);
  write('ab');
  const saving = writer.save();
  await pass(200);
  expect(await saving).toBe(true);
  expect(server.content.evaluation).toBe('ab');
  expect(server.asked.map(({ evaluation }) => evaluation)).toEqual(['a', 'ab']);
});

test('what somebody else saved in between is shown, and the choice goes on from it', async () => {
  server.write({ evaluation: 'theirs', phrase: 'great' });
  write('mine');
  await pass(1_000);
  expect(writer.view.get().theirs?.content.evaluation).toBe('theirs');
  expect(await writer.save()).toBe(false);
  expect(server.content.evaluation).toBe('theirs');
  writer.choose({ evaluation: 'both' });
  await pass(100);
  expect(server.content).toMatchObject({ evaluation: 'both', phrase: 'great' });
});

test('a conflict that is left undecided is not said to be tried again', async () => {
  server.write({ evaluation: 'theirs' });
  write('mine');
  await pass(1_000);
  writer.postpone();
  expect(writer.view.get()).toMatchObject({ saving: 'refused', problem: null, theirs: null });
  await pass(60_000);
  expect(server.asked).toHaveLength(1);
  expect(keptParts(KEPT)).toMatchObject({ parts: { evaluation: 'mine' } });
});

test('without a network it is kept on the device and tried again', async () => {
  server.isOffline = true;
  write('words');
  await pass(1_000);
  expect(writer.view.get().saving).toBe('failed');
  expect(keptParts(KEPT)).toMatchObject({ rev: 1, parts: { evaluation: 'words' } });
  open();
  expect(shown().evaluation).toBe('words');
  expect(writer.view.get().restored).toBe(true);
  server.isOffline = false;
  await pass(20_000);
  expect(server.content.evaluation).toBe('words');
  expect(keptParts(KEPT)).toBeUndefined();
});

test('what the server refuses is kept, said with its reason, and not tried again', async () => {
  server.refusal = 'the cycle is closed';
  write('words');
  await pass(60_000);
  expect(server.asked).toHaveLength(1);
  expect(await Promise.race([writer.save(), pass(100).then(() => 'late')])).not.toBe('late');
  const { saving, problem } = writer.view.get();
  expect([saving, problem?.message]).toEqual(['refused', 'the cycle is closed']);
  expect(keptParts(KEPT)).toMatchObject({ parts: { evaluation: 'words' } });
  write('');
  expect(writer.isUnsent).toBe(false);
});

test('an answer that is newer and says less does not hide what somebody else wrote in an open editor', async () => {
  const close = writer.watch();
  server.write({ evaluation: 'theirs', phrase: 'great' });
  expect(writer.adopt(server.rev, { phrase: 'great' })).toBe(false);
  write('mine');
  await pass(1_000);
  expect(writer.view.get().theirs).toMatchObject({ content: { evaluation: 'theirs' } });
  expect(server.content.evaluation).toBe('theirs');
  close();
});

test('where no editor is open it is taken, and what it leaves out is known no more', () => {
  server.write({ evaluation: 'theirs', phrase: 'great' });
  expect(writer.adopt(server.rev, { phrase: 'great' })).toBe(true);
  expect(shown()).toEqual({ phrase: 'great' });
});

test('a draft that is thrown away is not saved again, and another one can be begun', async () => {
  write('words');
  await pass(1_000);
  write('more words');
  await writer.settle();
  await pass(60_000);
  expect(server.content.evaluation).toBe('words');
  writer.restart();
  expect(writer.isUnsent).toBe(false);
  expect(keptParts(KEPT)).toBeUndefined();

  server.content = NOTHING;
  server.rev = 0;
  adoptNow();
  write('anew');
  await pass(1_000);
  expect(server.content.evaluation).toBe('anew');
});
