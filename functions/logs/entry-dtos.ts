import { isDeepStrictEqual } from 'node:util';
import { logins, type OperationEntry, operations } from '#functions/domain/logs/log-entry.ts';
import { NOBODY } from '#functions/domain/people/nobody.ts';
import type { Item } from '#functions/platform/table.ts';
import type { UserId } from '#shared/ids.ts';
import type { LoginDto, OperationDto } from '#shared/logs/contract.ts';
import { deviceOf, deviceText } from '#shared/logs/devices.ts';
import { OPERATIONS, type Operation } from '#shared/operations.ts';
import { message } from './messages.ts';
import { inOrder, isFields, labelOf, type Reader, valueText } from './value-text.ts';

/** An entry with what names it in a list. */
const withPlace =
  <T>(parse: (item: Item) => T) =>
  (item: Item) => ({ ...parse(item), place: String(item['sk']) });
export const toLogin = withPlace(logins.parse);
export const toOperation = withPlace(operations.parse);
export type PlacedLogin = ReturnType<typeof toLogin>;
export type PlacedOperation = ReturnType<typeof toOperation>;

const OPERATOR = /^opr-/;

/** A school's log names operators by what they are. */
function nameOf(id: UserId, { names, language }: Reader): string {
  if (id === NOBODY.userId) return message(language, 'logs.service');
  return names.get(id) ?? (OPERATOR.test(id) ? message(language, 'logs.operator') : '');
}

const commonOf = (entry: PlacedLogin | PlacedOperation, reader: Reader) => ({
  id: entry.place,
  at: entry.at,
  person: { id: entry.userId, name: nameOf(entry.userId, reader) },
  device: entry.agent && deviceText(deviceOf(entry.agent), reader.language),
  address: entry.lastAddress ?? entry.address,
  count: entry.count ?? 1,
  last: entry.last ?? entry.at,
});

export const toLoginDto = (entry: PlacedLogin, reader: Reader): LoginDto => ({
  ...commonOf(entry, reader),
  account: entry.account,
  means: entry.means,
  result: entry.result,
});

type Values = Readonly<Record<string, unknown>>;

/** Values before or after; one without fields of its own is what the operation changes: `bind-phone` a phone. */
function valuesOf(logged: unknown, action: string): Values {
  if (isFields(logged)) return logged;
  return logged === undefined ? {} : { [action.replace(/^.*[-.]/, '')]: logged };
}

function changesOf({ action, detail }: OperationEntry, reader: Reader): OperationDto['changes'] {
  const before = valuesOf(detail['before'], action);
  const after = valuesOf(detail['after'], action);
  return (
    inOrder([...Object.keys(before), ...Object.keys(after)])
      // By what is stored: numbers that are masked may look the same.
      .filter((field) => !isDeepStrictEqual(before[field], after[field]))
      .map((field) => ({
        field: labelOf(field, action, reader),
        before: valueText(field, before[field], action, reader),
        after: valueText(field, after[field], action, reader),
      }))
      .filter((change) => change.before !== '' || change.after !== '')
  );
}

/** Where an entry says whom or what it is about, in this order. */
const TARGETS = ['student', 'id', 'class', 'classId', 'class_id', 'owner'];
const TITLES = ['name', 'title', 'school_name'];

const textIn = (values: Values, fields: readonly string[]): string | undefined =>
  fields.map((field) => values[field]).find((value) => typeof value === 'string');

function aboutOf({ action, detail }: OperationEntry, { names }: Reader) {
  const target = TARGETS.find((field) => names.has(String(detail[field])));
  if (target) return { target, about: names.get(String(detail[target])) ?? '' };
  const titles = [detail, valuesOf(detail['after'], action), valuesOf(detail['before'], action)];
  const about = titles.map((values) => textIn(values, TITLES)).find((title) => title);
  return { target: undefined, about: about ?? '' };
}

const isKnown = (action: string): action is Operation => action in OPERATIONS;

const operationName = (action: string, { language }: Pick<Reader, 'language'>): string =>
  isKnown(action) ? OPERATIONS[action][language] : action;

export function toOperationDto(entry: PlacedOperation, reader: Reader): OperationDto {
  const { action, detail } = entry;
  const { target, about } = aboutOf(entry, reader);
  const { before: _b, after: _a, ...others } = detail;
  return {
    ...commonOf(entry, reader),
    action,
    name: operationName(action, reader),
    about,
    changes: changesOf(entry, reader),
    facts: inOrder(Object.keys(others))
      .filter((field) => field !== target)
      .map((field) => ({
        field: labelOf(field, action, reader),
        value: valueText(field, others[field], action, reader),
      }))
      .filter(({ value }) => value !== ''),
  };
}
