import {
  type DocumentValue,
  documents,
  ownRoot,
  SCHOOL_ROOT,
} from '#functions/domain/documents/document.ts';
import { feedbackAnswers, feedbacks, keptUntil } from '#functions/domain/feedback/feedback.ts';
import type { School } from '#functions/domain/schools/school.ts';
import { unlessExists } from '#functions/platform/errors.ts';
import { transact } from '#functions/platform/table.ts';
import {
  DocumentId,
  FeedbackAnswerId,
  FeedbackId,
  PLATFORM_SCHOOL,
  UploadId,
  UserId,
} from '#shared/ids.ts';
import { fileTypeOf } from '#shared/uploads/rules.ts';
import { newFile, newFolder } from '../builders/document.ts';
import {
  DEMO_DOCUMENTS,
  DEMO_FEEDBACK,
  type DemoDocument,
  type DemoFeedback,
} from './demo-office.ts';
import { OPERATOR } from './demo-people.ts';
import { daysBefore } from './demo-place.ts';
import { drawPng } from './draw-scene.ts';
import { keepingObjects } from './kept-object.ts';

const HOUR_MS = 3_600_000;

function folderOf({ id: schoolId }: School, demo: DemoDocument, now: Date): DocumentValue {
  const by = { schoolId, userId: UserId.parse(demo.owner) };
  const at = daysBefore(now, demo.daysAgo).toISOString();
  const { roles = [], classIds = [] } = demo.share ?? {};
  return newFolder(by, {
    id: DocumentId.parse(demo.id),
    name: demo.name,
    parent: demo.folder ?? (demo.isOwn ? ownRoot(by.userId) : SCHOOL_ROOT),
    created: at,
    levels: demo.levels ?? 0,
    share: { roles: [...roles], classIds: [...classIds], at },
  });
}

/** The writes of a folder, or of a file with its first version and its object. */
async function writing(school: School, demo: DemoDocument, folder: DocumentValue) {
  const { content } = demo;
  if (!content) return documents.creating(folder, folder);
  const isText = typeof content === 'string';
  const { contentType } = fileTypeOf(isText ? 'txt' : 'png');
  const id = UploadId.parse(demo.id.replace('doc', 'upl'));
  const key = `schools/${school.id}/works/${id}.${isText ? 'txt' : 'png'}`;
  const body = isText ? Buffer.from(content) : drawPng(content);
  const { owner, created: at, name } = folder;
  const object = { key, kind: 'document' as const, contentType, body };
  return [
    ...newFile(folder, [{ id, key, bytes: body.length, contentType, name, at }]).writes,
    ...(await keepingObjects([object], { school, owner, at })),
  ];
}

async function seedDocument(school: School, demo: DemoDocument, now: Date): Promise<void> {
  const folder = folderOf(school, demo, now);
  if (!(await documents.get(folder))) await transact(await writing(school, demo, folder));
}

async function seedFeedback(school: School, demo: DemoFeedback, now: Date): Promise<void> {
  const sent = daysBefore(now, demo.daysAgo);
  const [at, answeredAt] = [sent, new Date(sent.getTime() + HOUR_MS)].map((each) =>
    each.toISOString(),
  ) as [string, string];
  const id = FeedbackId.parse(demo.id);
  const { to, kind, text, answer, facts } = demo;
  const by = { schoolId: to === 'platform' ? PLATFORM_SCHOOL : school.id, id: demo.answerBy };
  const writer = { schoolId: by.schoolId, userId: UserId.parse(by.id ?? OPERATOR.id) };
  const feedback = {
    id,
    schoolId: school.id,
    author: UserId.parse(demo.author),
    to,
    kind,
    state: answer ? ('answered' as const) : ('new' as const),
    text,
    pictures: [],
    at,
    changed: answer ? answeredAt : at,
    until: keptUntil(new Date(at)),
    answers: answer ? 1 : 0,
    unread: { author: answer !== undefined, desk: answer === undefined },
    ...(facts && { facts }),
    ...(answer && { answeredBy: writer }),
  };
  await unlessExists(feedbacks.create(feedback, feedback));
  if (!answer) return;
  const answerId = FeedbackAnswerId.parse(demo.id.replace('fbk', 'fba'));
  const said = { schoolId: school.id, feedbackId: id, id: answerId };
  await unlessExists(
    feedbackAnswers.create(said, { ...said, at: answeredAt, by: 'desk', writer, text: answer }),
  );
}

/** Documents of the demo school, and feedback of its people. */
export async function seedOffice(school: School, now: Date): Promise<void> {
  for (const demo of DEMO_DOCUMENTS) await seedDocument(school, demo, now);
  for (const demo of DEMO_FEEDBACK) await seedFeedback(school, demo, now);
}
