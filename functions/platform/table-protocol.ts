import { fromItem, toItem } from './attribute-values.ts';

type Fields = Record<string, unknown>;

/** Where requests and answers have items, keys, or values by their name. */
const ITEMS = new Set([
  'Item',
  'Key',
  'Attributes',
  'ExpressionAttributeValues',
  'ExclusiveStartKey',
  'LastEvaluatedKey',
]);
/** Where they have lists of them. */
const LISTS = new Set(['Items', 'Keys']);
/** Where an answer has lists of them by the name of the table. */
const BY_TABLE = 'Responses';

type Convert = (item: Fields) => Fields;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

function convertMember(name: string, value: unknown, convert: Convert): unknown {
  if (!isFields(value)) return value;
  if (ITEMS.has(name)) return convert(value);
  if (LISTS.has(name)) return (value as unknown as Fields[]).map(convert);
  if (name === BY_TABLE && !Array.isArray(value))
    return mapValues(value, (list) => (list as unknown as Fields[]).map(convert));
  return converted(value, convert);
}

const mapValues = (fields: Fields, change: (value: unknown, name: string) => unknown): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, change(value, name)]));

/** A request or an answer with its items converted, wherever they stand. */
function converted(message: unknown, convert: Convert): unknown {
  if (Array.isArray(message)) return message.map((each) => converted(each, convert));
  if (!isFields(message)) return message;
  return mapValues(message, (value, name) => convertMember(name, value, convert));
}

/** The body of a request with plain values. */
export const writeRequest = (input: object): string => JSON.stringify(converted(input, fromItem));

/** What the body of an answer says, in plain values. */
const readAnswer = (body: string): Fields => converted(JSON.parse(body), toItem) as Fields;

/** What the table answers instead of doing what it is asked: named, and with the members, as the SDK throws it. */
class TableError extends Error {
  readonly $metadata: { readonly httpStatusCode: number; readonly requestId?: string | undefined };

  constructor({ __type, message, Message, ...members }: Fields, metadata: Answered) {
    super(String(message ?? Message ?? ''));
    Object.assign(this, members);
    this.name = String(__type ?? 'UnknownError').replace(/^.*#/, '');
    this.$metadata = { httpStatusCode: metadata.status, requestId: metadata.requestId };
  }
}

/** How a request was answered. */
export interface Answered {
  readonly status: number;
  readonly requestId?: string | undefined;
  readonly body: string;
}

/** An answer of something between us and the table need not be of its form. */
function readFault(body: string): Fields {
  try {
    return readAnswer(body);
  } catch {
    return { message: body.slice(0, 200) };
  }
}

/** What the table says, or throws for what it refuses. */
export function readAnswered(answered: Answered): Fields {
  if (answered.status !== 200) throw new TableError(readFault(answered.body), answered);
  return readAnswer(answered.body);
}
