import { notifying } from '#functions/domain/notices/inbox-notice.ts';
import type { School } from '#functions/domain/schools/school.ts';
import { loadPrincipals } from '#functions/domain/teachers/principals.ts';
import { type TableKey, type TransactWrite, written } from '#functions/platform/table.ts';
import type { WarnedPercent } from '#shared/usage/rules.ts';

/** All notices of a warning have to fit into one transaction. */
const PRINCIPALS_MAX = 40;

interface Warning {
  readonly school: Pick<School, 'id'>;
  readonly about: 'usage.spaceWarned' | 'usage.trafficWarned';
  readonly percent: WarnedPercent;
  /** Where it is remembered that they were told: an attribute of an item. */
  readonly noted: { readonly key: TableKey; readonly attribute: string };
}

/** Notes the share of which they are told, unless they were told of it or of more before. */
const noting = ({ percent, noted: { key, attribute } }: Warning): TransactWrite => ({
  Update: {
    Key: { ...key },
    UpdateExpression: 'SET #noted = :percent',
    ConditionExpression: 'attribute_not_exists(#noted) OR #noted < :percent',
    ExpressionAttributeNames: { '#noted': attribute },
    ExpressionAttributeValues: { ':percent': percent },
  },
});

/**
 * Tells the principals of a school that a share of a quota is used, in one transaction with the note of it: of
 * several at the same moment one does. False when they had been told.
 */
export async function warnPrincipals(warning: Warning, now: Date): Promise<boolean> {
  const { school, about, percent } = warning;
  const ids = await loadPrincipals(school.id, PRINCIPALS_MAX);
  const params = { percent: String(percent) };
  return written([
    noting(warning),
    ...ids.flatMap((userId) => notifying({ schoolId: school.id, userId }, about, params, now)),
  ]);
}
