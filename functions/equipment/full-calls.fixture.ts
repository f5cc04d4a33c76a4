import type { equipment } from '#shared/equipment/contract.ts';
import { EQUIPMENT_LIMITS } from '#shared/equipment/limits.ts';
import { EquipmentId, type EquipmentKindId } from '#shared/ids.ts';
import { LIMITS } from '#shared/limits.ts';
import { memoize } from '#shared/memoize.ts';
import { ROLE } from '#shared/roles.ts';
import type { FullCallsOf } from '#tests/contract/example.ts';
import {
  addPieces,
  lendBefore,
  makeKind,
  makePieces,
  startStock,
  stepping,
} from '#tests/factories/equipment.ts';
import { makePerson } from '#tests/factories/person.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { freshKey } from '#tests/factories/student.ts';

const makePrincipal = async () => makePerson(await makeSchool(), ROLE.principal);

/** Pieces of two kinds that so many people have. */
const PEOPLE = 50;

/** A school where much is lent, all of it overdue. */
const lent = memoize(async () => {
  const principal = await makePrincipal();
  const kindIds: EquipmentKindId[] = [];
  for (const name of ['机器人套件', '平板电脑']) {
    const kindId = await makeKind(principal, { name, code: name === '平板电脑' ? 'PB' : 'JQR' });
    kindIds.push(kindId);
    const ids = await addPieces(principal, kindId, { count: EQUIPMENT_LIMITS.addedMax });
    for (const id of ids.slice(0, PEOPLE / 2)) {
      const teacher = await makePerson(principal.schoolId, ROLE.teacher);
      await lendBefore(teacher, id, 3);
    }
  }
  return { principal, kindIds };
});

/** So many kinds as a large school has. */
const KINDS = 40;

const LINES = 20;

export const fullCalls: FullCallsOf<typeof equipment> = {
  kinds: async () => {
    const as = await makePrincipal();
    for (let index = 0; index < KINDS; index += 1) await makeKind(as, { name: `种类 ${index}` });
    return { as, payload: {} };
  },
  list: async () => {
    const { principal } = await lent();
    return { as: principal, payload: { limit: LIMITS.pageSizeMax } };
  },
  overdue: async () => ({ as: (await lent()).principal, payload: {} }),
  sheet: async () => ({ as: (await lent()).principal, payload: {} }),
  show: async () => {
    const as = await makePrincipal();
    const [id] = (await makePieces(as)).ids;
    const piece_id = EquipmentId.parse(id);
    for (let line = 0; line < LIMITS.pageSizeMax; line += 2) {
      const teacher = await makePerson(as.schoolId, ROLE.teacher);
      await lendBefore(teacher, piece_id, 3);
      await stepping(teacher, piece_id, 'return');
    }
    return { as, payload: { piece_id, limit: LIMITS.pageSizeMax } };
  },
  add: async () => {
    const as = await makePrincipal();
    const kind_id = await makeKind(as);
    return {
      as,
      payload: { kind_id, count: EQUIPMENT_LIMITS.addedMax, request_key: freshKey() },
    };
  },
  lend: async () => {
    const as = await makePrincipal();
    const { ids } = await makePieces(as, EQUIPMENT_LIMITS.lentMax);
    const due = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
    return {
      as,
      payload: { piece_ids: ids, staff_id: as.userId, due, request_key: freshKey() },
    };
  },
  stocks: async () => {
    const as = await makePrincipal();
    for (let index = 0; index < LINES; index += 1) await startStock(as);
    return { as, payload: { limit: LINES } };
  },
  showStock: async () => {
    const { principal } = await lent();
    const { id } = await startStock(principal);
    return {
      as: principal,
      payload: { stock_id: id, part: 'missing', limit: LIMITS.pageSizeMax },
    };
  },
  scan: async () => {
    const as = await makePrincipal();
    const { ids } = await makePieces(as, EQUIPMENT_LIMITS.scansMax);
    const { id } = await startStock(as);
    return { as, payload: { stock_id: id, codes: ids } };
  },
  closeStock: async () => {
    const as = await makePrincipal();
    await makePieces(as, EQUIPMENT_LIMITS.closedAtOnce);
    const { id } = await startStock(as);
    return { as, payload: { stock_id: id, lose: 1 } };
  },
  stockSheet: async () => {
    const { principal } = await lent();
    const { id } = await startStock(principal);
    return { as: principal, payload: { stock_id: id } };
  },
};
