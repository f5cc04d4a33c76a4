import { fromCursor, toCursor } from '#functions/platform/cursor.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { teaching } from '#shared/teaching/contract.ts';
import { openRegister } from './load-register.ts';

/** The attendance of a class, a page of lessons at a time. */
export const getRegister: UseCase<typeof teaching.endpoints.register> = async (
  actor,
  { cursor, limit, ...query },
  deps,
) => {
  const { id, name, span, load } = await openRegister(actor, query, deps.now());
  const list = `register ${id} ${span.from} ${span.to}`;
  const page = await load({ limit, from: await fromCursor(cursor, list) });
  return {
    ...span,
    class_name: name,
    list: page.lessons,
    students: page.students,
    cursor: await toCursor(page.next, list),
  };
};
