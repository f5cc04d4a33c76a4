import { randomUUID } from 'node:crypto';
import { CallError } from '#functions/platform/errors.ts';
import { getItem, type TransactWrite, transact } from '#functions/platform/table.ts';
import { CODE } from '#shared/codes.ts';
import { CertificateBatchId, CertificateId, newId, type SchoolId } from '#shared/ids.ts';
import type { Person } from '#tests/factories/person.ts';
import { job, jobKind, jobRow, NEW_ROW, newJob } from './job.ts';

const TallyJob = () => job(CertificateBatchId, jobRow(CertificateId));

/** A kind of job whose rows count what was done for them, and what a test lets happen meanwhile. */
export const hooks: { duringRow: (at: number) => Promise<unknown> } = {
  duringRow: async () => undefined,
};

const counted = (name: string) => ({ pk: `TALLY#${name}`, sk: 'COUNT' });

const counting = (name: string): TransactWrite => ({
  Update: {
    Key: counted(name),
    UpdateExpression: 'ADD #count :one',
    ExpressionAttributeNames: { '#count': 'count' },
    ExpressionAttributeValues: { ':one': 1 },
  },
});
export const countOf = async (name: string): Promise<number> =>
  Number((await getItem({ Key: counted(name), ConsistentRead: true }))?.['count'] ?? 0);

const MADE = new CallError(CODE.exists);

/** Does a row: what it makes has the id of the row, so that a repetition makes nothing. */
async function make(id: string): Promise<void> {
  const Item = { pk: `TALLY#${id}`, sk: 'MADE' };
  const creating = { Put: { Item, ConditionExpression: 'attribute_not_exists(pk)' } };
  await transact([{ ...creating, refusal: MADE }, counting(id)]).catch((error: unknown) => {
    if (error !== MADE) throw error;
  });
}

export const tallies = jobKind({
  type: `tally-${randomUUID()}`,
  part: 'tally',
  ids: CertificateBatchId,
  schema: TallyJob,
  lists: ({ schoolId }) => [`TALLIES#${schoolId}`],
  missing: 'certificates.noBatch',
  begin:
    () =>
    async ({ row, at }) => {
      await hooks.duringRow(at);
      await make(row.id);
      return {};
    },
  ending: async ({ id }) => [counting(id)],
});

interface Options {
  readonly now?: Date;
  readonly at?: string;
  readonly students?: readonly Person[];
}

/** A job of so many rows, of which none is done yet; the first concern these students. */
export async function planTally(
  schoolId: SchoolId,
  count: number,
  { now = new Date(), at, students = [] }: Options = {},
) {
  const planned = {
    ...newJob({ schoolId, userId: newId('staff'), user: { name: '李老师' } }, now, at),
    id: newId('certificateBatch'),
    rows: Array.from({ length: count }, (_, index) => ({
      ...NEW_ROW,
      id: newId('certificate'),
      studentId: students[index]?.userId,
    })),
  };
  await transact(tallies.jobs.creating(planned, planned));
  return planned;
}
