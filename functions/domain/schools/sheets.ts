import type { SheetKind } from '#functions/domain/sheets/sheet-kind.ts';
import type { Walk } from '#functions/domain/sheets/walks.ts';
import { inPartition } from '#functions/platform/key-range.ts';
import { schoolPrefix } from '#functions/platform/keys.ts';
import { type Item, queryItems } from '#functions/platform/table.ts';

/** What the school keeps about itself. */
const ofSchool: Walk = async (schoolId, from) => {
  const pk = `${schoolPrefix(schoolId)}SCHOOL`;
  return queryItems({ ...inPartition(pk), ExclusiveStartKey: from });
};

/** What else lies with the school is about exports and erasures, or nobody's business. */
const SCHOOL_KINDS: readonly unknown[] = [
  'school',
  'school-information',
  'school-about',
  'school-page',
  'calendar-settings',
  'filter-words',
  'lead-settings',
];

const HIDDEN: readonly string[] = ['pk', 'sk', 'type', 'v', 'rev', 'schoolId', 'expires'];

/** The attributes of an item as rows of two columns. */
const attributesOf = (item: Item): Item[] =>
  SCHOOL_KINDS.includes(item['type'])
    ? Object.entries(item)
        .filter(([name]) => !HIDDEN.includes(name))
        .map(([name, value]) => ({ kind: item['type'], name, value }))
    : [];

/** What a school says of itself. */
export const SCHOOL_SHEETS: readonly SheetKind[] = [
  {
    title: 'exports.sheet.school',
    columns: ['kind', 'name', 'value'],
    walks: [ofSchool],
    rows: attributesOf,
  },
];
