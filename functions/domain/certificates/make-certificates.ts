import { notifying } from '#functions/domain/notices/inbox-notice.ts';
import { type User, users } from '#functions/domain/people/user.ts';
import { loadClassNamesOf } from '#functions/domain/profiles/load-person.ts';
import { isStudent } from '#functions/domain/students/student-scope.ts';
import { CallError } from '#functions/platform/errors.ts';
import { logFault } from '#functions/platform/fault-line.ts';
import { retryWrite } from '#functions/platform/retry.ts';
import { type TransactWrite, transact, written } from '#functions/platform/table.ts';
import { CERTIFICATE_LIMITS } from '#shared/certificates/limits.ts';
import { CODE } from '#shared/codes.ts';
import type { MessageKey } from '#shared/i18n/messages.ts';
import { LIMITS } from '#shared/limits.ts';
import { type CertificateValue, certificates } from './certificate.ts';
import {
  type BatchRow,
  type CertificateBatch,
  type CertificateBatchKey,
  certificateBatches,
} from './certificate-batch.ts';
import { freshCode, proofOf, proofs } from './proof.ts';

/** No step lasts longer: one that was begun earlier and not kept has broken off. */
const LEASE_MS = LIMITS.requestTimeoutMs + 10_000;

export async function loadBatch(key: CertificateBatchKey): Promise<CertificateBatch> {
  const found = await certificateBatches.get(key, { consistent: true });
  if (!found) throw new CallError(CODE.notFound, { reason: 'certificates.noBatch' });
  return found;
}

/** The plan for this step alone; undefined when another step works on it, or it has ended. */
async function take(batch: CertificateBatch, now: Date): Promise<CertificateBatch | undefined> {
  if (batch.state !== 'running' || batch.busyUntil > now.getTime()) return undefined;
  const { rev, ...value } = batch;
  const after = { ...value, busyUntil: now.getTime() + LEASE_MS };
  const done = await written(certificateBatches.replacing(batch, batch, after));
  return done ? { ...after, rev: rev + 1 } : undefined;
}

const noSuchStudent = (): CallError => new CallError(CODE.notFound, { reason: 'students.missing' });

/** Cancels the transaction when the student has been removed meanwhile. */
const requiringPresence = (user: User): TransactWrite => ({
  ConditionCheck: {
    Key: users.key({ schoolId: user.schoolId, userId: user.id }),
    ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(removed)',
  },
  refusal: noSuchStudent(),
});

/** A certificate of a plan that is to be made. */
interface Turn {
  readonly batch: CertificateBatch;
  readonly row: BatchRow;
  /** Its place in the plan. */
  readonly at: number;
  readonly user: User | undefined;
  readonly className: string;
  readonly now: Date;
}

const newCertificate = (
  { batch, row, at, className, now }: Turn,
  user: User,
): CertificateValue => ({
  schoolId: batch.schoolId,
  id: row.id,
  batchId: batch.id,
  designId: batch.designId,
  studentId: row.studentId,
  studentName: user.name,
  classId: batch.classId,
  className,
  title: batch.title,
  course: batch.course,
  level: batch.level,
  date: batch.date,
  teacher: batch.teacher,
  principal: batch.principal,
  schoolName: batch.schoolName,
  year: batch.year,
  running: batch.after + at + 1,
  code: freshCode(),
  version: 1,
  former: [],
  nameStyle: batch.nameStyle,
  state: 'valid',
  revoked: '',
  reason: '',
  made: now.toISOString(),
  by: batch.by,
  byName: batch.byName,
});

async function makeOne(turn: Turn): Promise<void> {
  const { user, now } = turn;
  if (!isStudent(user)) throw noSuchStudent();
  const made = newCertificate(turn, user);
  // Made by a step that broke off.
  if (await certificates.get(made, { consistent: true })) return;
  const owner = { schoolId: made.schoolId, userId: made.studentId };
  await retryWrite(() =>
    transact([
      ...certificates.creating(made, made),
      ...proofs.creating(made.code, proofOf(made)),
      requiringPresence(user),
      ...notifying(owner, 'certificates.made', { title: made.title }, now),
    ]),
  );
}

/** Why a certificate was not made. A fault, which is logged, keeps no other from being made. */
function reasonOf(error: unknown, ids: Readonly<Record<string, string>>): MessageKey {
  if (error instanceof CallError) return error.details.reason ?? 'common.stale';
  logFault('certificate', ids, error);
  return 'code.0';
}

async function madeRow(turn: Turn): Promise<BatchRow> {
  const { batch, row } = turn;
  try {
    await makeOne(turn);
    return { ...row, state: 'done', reason: '' };
  } catch (error) {
    const ids = { school: batch.schoolId, certificate: row.id };
    return { ...row, state: 'failed', reason: reasonOf(error, ids) };
  }
}

/** What a step has done of a plan that was cancelled meanwhile: it stays cancelled. */
async function keepCancelled(key: CertificateBatchKey, rows: readonly BatchRow[]) {
  const kept = await certificateBatches.change(key, (batch) =>
    batch.state === 'cancelled'
      ? {
          ...batch,
          rows: batch.rows.map((each, at) =>
            each.state === 'waiting' ? (rows[at] ?? each) : each,
          ),
        }
      : undefined,
  );
  if (kept?.state === 'cancelled') return kept;
  throw new CallError(CODE.wait, { reason: 'common.stale' });
}

async function keep(before: CertificateBatch, rows: readonly BatchRow[]) {
  const { rev, ...value } = before;
  const isDone = rows.every(({ state }) => state !== 'waiting');
  const state = isDone ? ('done' as const) : before.state;
  const after = { ...value, rows: [...rows], busyUntil: 0, state };
  if (await written(certificateBatches.replacing(before, before, after)))
    return { ...after, rev: rev + 1 };
  return keepCancelled(before, rows);
}

/** The next certificates of a plan, with their students. */
async function nextTurns(batch: CertificateBatch, now: Date): Promise<Turn[]> {
  const { schoolId } = batch;
  const waiting = batch.rows
    .flatMap((row, at) => (row.state === 'waiting' ? [{ row, at }] : []))
    .slice(0, CERTIFICATE_LIMITS.stepCertificates);
  const students = await users.getMany(
    waiting.map(({ row }) => ({ schoolId, userId: row.studentId })),
  );
  const known = students.flatMap((user) => user ?? []);
  // Without a class of its own, a certificate names that of the child.
  const namesOf = batch.classId ? undefined : await loadClassNamesOf(schoolId, known);
  return waiting.map(({ row, at }, index) => {
    const user = students[index];
    const [first] = user && namesOf ? namesOf(user) : [];
    return { batch, row, at, user, className: first?.name ?? batch.className, now };
  });
}

/**
 * Goes on with a plan: makes some of its certificates, each by itself. One that fails keeps no other from being made,
 * and one that a step that broke off has made is not made again. Answers how far it is.
 */
export async function runBatch(key: CertificateBatchKey, now: Date): Promise<CertificateBatch> {
  const found = await loadBatch(key);
  const batch = await take(found, now);
  if (!batch) return found;
  const until = performance.now() + CERTIFICATE_LIMITS.stepMs;
  const rows = [...batch.rows];
  for (const [index, turn] of (await nextTurns(batch, now)).entries()) {
    if (index > 0 && performance.now() > until) break;
    rows[turn.at] = await madeRow(turn);
  }
  return keep(batch, rows);
}
