import { AwsJson1_0Protocol } from '@aws-sdk/core/protocols';
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

const nothing = (): void => undefined;
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

/** Writes requests from plain values, and reads answers into them. */
const codec = {
  createSerializer: () => {
    let body = '{}';
    return {
      write: (_schema: unknown, input: unknown) => {
        body = JSON.stringify(converted(input, fromItem));
      },
      flush: () => body,
      setSerdeContext: nothing,
    };
  },
  createDeserializer: () => ({
    read: async (_schema: unknown, bytes: Uint8Array) =>
      converted(JSON.parse(Buffer.from(bytes).toString()), toItem),
    /** A member of an error, which `read` has converted already. */
    readObject: (_schema: unknown, value: unknown) => value,
    setSerdeContext: nothing,
  }),
  setSerdeContext: nothing,
};

type Settings = ConstructorParameters<typeof AwsJson1_0Protocol>[0];

/**
 * The protocol of DynamoDB, with plain values on our side. The SDK's own codec follows the schema of the operation
 * through every attribute of every item, and a second pass then makes plain values; here one pass does both
 * (decision 091).
 */
export class TableProtocol extends AwsJson1_0Protocol {
  constructor(settings: Settings) {
    super({ ...settings, jsonCodec: codec as unknown as NonNullable<Settings['jsonCodec']> });
  }
}
