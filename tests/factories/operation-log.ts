import { inPartition } from '#functions/platform/key-range.ts';
import { monthOf, schoolPrefix } from '#functions/platform/keys.ts';
import { queryItems } from '#functions/platform/table.ts';
import type { SchoolId } from '#shared/ids.ts';

const entriesOf = async (log: string, schoolId: SchoolId) => {
  const pk = `${schoolPrefix(schoolId)}${log}#${monthOf(new Date())}`;
  const { items } = await queryItems(inPartition(pk));
  return items;
};

/** This month's entries of a school's logs, oldest first. */
export const operationsOf = (schoolId: SchoolId) => entriesOf('OPERATIONS', schoolId);
export const loginsOf = (schoolId: SchoolId) => entriesOf('LOGINS', schoolId);
