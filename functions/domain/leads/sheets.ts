import type { SheetKind } from '#functions/domain/sheets/sheet-kind.ts';
import { below, listed, under } from '#functions/domain/sheets/walks.ts';
import { LeadId } from '#shared/ids.ts';
import { FOLLOW_UP_PREFIX } from './follow-up.ts';
import { LEAD_LISTS, leadPartition, leads } from './lead.ts';

/** Families that ask for lessons, and what was done about them. */
export const LEAD_SHEETS: readonly SheetKind[] = [
  {
    title: 'exports.sheet.leads',
    columns: [
      'id',
      'name',
      'created',
      'state',
      'guardians',
      'birth',
      'grade',
      'courseId',
      'interest',
      'source',
      'referrer',
      'campaign',
      'ownerId',
      'due',
      'trial',
      'lost',
      'studentId',
      'reached',
      'remark',
    ],
    walks: [
      listed(LEAD_LISTS.all, (schoolId, id) => leads.key({ schoolId, id: LeadId.parse(id) })),
    ],
  },
  {
    title: 'exports.sheet.followUps',
    columns: ['leadId', 'at', 'byName', 'kind', 'result', 'due'],
    walks: [
      below(LEAD_LISTS.all, (schoolId, id) =>
        under(leadPartition({ schoolId, id: LeadId.parse(id) }), FOLLOW_UP_PREFIX),
      ),
    ],
  },
];
