import {
  type DocumentValue,
  documents,
  documentVersions,
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

function folderOf(school: School, demo: DemoDocument, now: Date): DocumentValue {
  const owner = UserId.parse(demo.owner);
  const at = daysBefore(now, demo.daysAgo).toISOString();
  const { roles = [], classIds = [] } = demo.share ?? {};
  return {
    id: DocumentId.parse(demo.id),
    schoolId: school.id,
    owner,
    name: demo.name,
    parent: demo.folder ?? (demo.isOwn ? ownRoot(owner) : SCHOOL_ROOT),
    created: at,
    changed: at,
    levels: demo.levels ?? 0,
    share: { roles: [...roles], classIds: [...classIds], at },
  };
}

/** A file with its first version and its object. */
async function fileOf(school: School, demo: DemoDocument, folder: DocumentValue) {
  const { content } = demo;
  if (!content) return { value: folder, writes: [] };
  const isText = typeof content === 'string';
  const { contentType } = fileTypeOf(isText ? 'txt' : 'png');
  const uploadId = UploadId.parse(demo.id.replace('doc', 'upl'));
  const key = `schools/${school.id}/works/${uploadId}.${isText ? 'txt' : 'png'}`;
  const body = isText ? Buffer.from(content) : drawPng(content);
  const { schoolId, id: documentId, owner: by, created: at, name } = folder;
  const bytes = body.length;
  const version = { schoolId, documentId, no: 1, uploadId, key, bytes, contentType, name, by, at };
  const object = { key, kind: 'document' as const, contentType, body };
  return {
    value: { ...folder, file: { version: 1, key, bytes, allBytes: bytes } },
    writes: [
      ...documentVersions.creating(version, version),
      ...(await keepingObjects([object], { school, owner: by, at })),
    ],
  };
}

async function seedDocument(school: School, demo: DemoDocument, now: Date): Promise<void> {
  const folder = folderOf(school, demo, now);
  if (await documents.get(folder)) return;
  const { value, writes } = await fileOf(school, demo, folder);
  await transact([...documents.creating(value, value), ...writes]);
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
