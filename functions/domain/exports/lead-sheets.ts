import { FOLLOW_UP_PREFIX } from '#functions/domain/leads/follow-up.ts';
import { LEAD_LISTS, leadPartition, leads } from '#functions/domain/leads/lead.ts';
import { LeadId } from '#shared/ids.ts';
import type { SheetKind } from './sheet-kind.ts';
import { below, listed, under } from './walks.ts';

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
