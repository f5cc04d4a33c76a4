/** DynamoDB's JSON form of a value: an object whose only key is the type (`{"S": "text"}`). */
export type AttributeValue = Readonly<Record<string, unknown>>;
type Attributes = Record<string, unknown>;

function toNumber(text: string): number | bigint {
  const value = Number(text);
  if (Number.isSafeInteger(value) || !Number.isInteger(value)) return value;
  return BigInt(text);
}

const toBytes = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'base64'));

/** In place: the answer was parsed for this and nobody else has it. */
function toValues(list: unknown[]): unknown[] {
  for (let index = 0; index < list.length; index += 1)
    list[index] = toValue(list[index] as AttributeValue);
  return list;
}

/**
 * The plain value of an attribute. Lists and maps are changed in place. Numbers beyond the safe integers become
 * `bigint`, sets become `Set`, binary values `Uint8Array`.
 */
export function toValue(attribute: AttributeValue): unknown {
  for (const type in attribute) {
    const value = attribute[type];
    switch (type) {
      case 'S':
      case 'BOOL':
        return value;
      case 'N':
        return toNumber(value as string);
      case 'M':
        return toItem(value as Attributes);
      case 'L':
        return toValues(value as unknown[]);
      case 'NULL':
        return null;
      case 'B':
        return toBytes(value as string);
      case 'SS':
        return new Set(value as string[]);
      case 'NS':
        return new Set((value as string[]).map(toNumber));
      case 'BS':
        return new Set((value as string[]).map(toBytes));
      default:
    }
  }
  throw new TypeError(`an attribute of an unknown type: ${Object.keys(attribute).join()}`);
}

/** The plain values of an item, in place. */
export function toItem(attributes: Attributes): Attributes {
  // Names were made by the parser, so that even `__proto__` is a name like any other.
  for (const name in attributes) attributes[name] = toValue(attributes[name] as AttributeValue);
  return attributes;
}

function fromNumber(value: number): AttributeValue {
  if (!Number.isFinite(value)) throw new TypeError(`the table cannot keep ${value}`);
  if (Math.abs(value) > Number.MAX_SAFE_INTEGER)
    throw new TypeError(`the table would not keep ${value} exactly`);
  return { N: String(value) };
}

const fromBytes = (value: Uint8Array): string => Buffer.from(value).toString('base64');

function fromSet(values: ReadonlySet<unknown>): AttributeValue {
  const members = [...values].map((value) => fromValue(value));
  const [type] = Object.keys(members[0] ?? {});
  if (type !== 'S' && type !== 'N' && type !== 'B')
    throw new TypeError('the table keeps sets of texts, numbers or bytes, which are not empty');
  if (members.some((member) => !(type in member)))
    throw new TypeError('the table keeps sets of one type');
  return { [`${type}S`]: members.map((member) => member[type]) };
}

function fromObject(value: object): AttributeValue {
  if (Array.isArray(value))
    return { L: value.filter((each) => each !== undefined).map((each) => fromValue(each)) };
  if (value instanceof Set) return fromSet(value);
  if (value instanceof Uint8Array) return { B: fromBytes(value) };
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== null && prototype !== Object.prototype)
    throw new TypeError(`the table keeps no ${value.constructor.name}`);
  return { M: fromItem(value as Attributes) };
}

/** The attribute of a plain value; `undefined` inside lists and maps is left out. */
export function fromValue(value: unknown): AttributeValue {
  switch (typeof value) {
    case 'string':
      return { S: value };
    case 'number':
      return fromNumber(value);
    case 'boolean':
      return { BOOL: value };
    case 'bigint':
      return { N: String(value) };
    case 'object':
      return value === null ? { NULL: true } : fromObject(value);
    default:
      throw new TypeError(`the table keeps no ${typeof value}`);
  }
}

/** The attributes of an item. */
export function fromItem(item: Readonly<Attributes>): Attributes {
  const attributes: [string, AttributeValue][] = [];
  for (const name in item)
    if (item[name] !== undefined) attributes.push([name, fromValue(item[name])]);
  return Object.fromEntries(attributes);
}
