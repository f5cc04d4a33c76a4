import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { trafficKindOf } from '#functions/domain/usage/traffic.ts';
import { SchoolId, UserId } from '#shared/ids.ts';
import { READER } from '#shared/uploads/media.ts';
import { TRAFFIC_READERS, type TrafficReader } from '#shared/usage/rules.ts';

/** Bytes by the quarter of an hour in which they were sent (`2026-11-23T08:15`), and by what or whom. */
type SentByQuarter = Map<string, number>;
export interface SchoolSent {
  /** By kind. */
  readonly kinds: SentByQuarter;
  /** By the person, or the group, that an address names. */
  readonly readers: SentByQuarter;
}
export type Sent = Map<SchoolId, SchoolSent>;

const SEPARATOR = ' ';
export const fromPlace = (place: string) => {
  const [quarter = '', name = ''] = place.split(SEPARATOR);
  return { at: new Date(`${quarter}:00Z`), name };
};

function add(sent: SentByQuarter, quarter: string, name: string, bytes: number): void {
  const place = `${quarter}${SEPARATOR}${name}`;
  sent.set(place, (sent.get(place) ?? 0) + bytes);
}

/** Time zones differ by quarters of an hour, so no quarter has two days of a school. */
function quarterOf(date: string, time: string): string {
  const [hours = '00', minutes = '00'] = time.split(':');
  return `${date}T${hours}:${String(Math.floor(Number(minutes) / 15) * 15).padStart(2, '0')}`;
}

const FIELDS = '#Fields:';
const WANTED = ['date', 'time', 'sc-bytes', 'cs-uri-stem', 'sc-status', 'cs-uri-query'] as const;
type Line = Record<(typeof WANTED)[number], string>;

/** Where the wanted fields stand: CloudFront says it in the head of each file, and may add fields at any time. */
function columnsOf(head: string): readonly number[] | undefined {
  const names = head.slice(FIELDS.length).trim().split(/\s+/);
  const columns = WANTED.map((name) => names.indexOf(name));
  return columns.includes(-1) ? undefined : columns;
}

/** The path of a file of a school; the edge logs it as it was asked for, escaped. */
const FILE = /^\/media\/schools\/([^/]+)\/.+$/;

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Only what was sent counts: anybody may ask for any address, and is refused. */
const wasSent = (status: string): boolean => ['200', '206', '304'].includes(status);

/** Whom an address was given to: it is signed with it. */
function readerIn(query: string): UserId | TrafficReader | undefined {
  const by = new URLSearchParams(query).get(READER) ?? '';
  return TRAFFIC_READERS.find((group) => group === by) ?? UserId.safeParse(by).data;
}

function addLine(sent: Sent, line: Line): void {
  const path = decoded(line['cs-uri-stem']);
  const id = SchoolId.safeParse(FILE.exec(path)?.[1]);
  const bytes = Number(line['sc-bytes']);
  if (!id.success || !wasSent(line['sc-status']) || !(bytes > 0)) return;
  const school = sent.get(id.data) ?? { kinds: new Map(), readers: new Map() };
  sent.set(id.data, school);
  const quarter = quarterOf(line.date, line.time);
  add(school.kinds, quarter, trafficKindOf(path), bytes);
  const reader = readerIn(line['cs-uri-query']);
  if (reader) add(school.readers, quarter, reader, bytes);
}

/**
 * What a file of CloudFront's access log says of each school: standard logging, legacy or version 2 in W3C format,
 * packed with gzip. Lines that are something else are passed over. Throws when a file has lines and no head.
 */
export async function readLog(packed: Buffer): Promise<Sent> {
  const sent: Sent = new Map();
  let columns: readonly number[] | undefined;
  const text = Readable.from([packed]).pipe(createGunzip());
  for await (const line of createInterface({ input: text, crlfDelay: Infinity })) {
    if (line.startsWith(FIELDS)) columns = columnsOf(line);
    if (line.startsWith('#') || line === '') continue;
    if (!columns) throw new Error('a file of the access log does not say what its fields are');
    const values = line.split('\t');
    const found = columns.map((column) => values[column] ?? '');
    addLine(sent, Object.fromEntries(WANTED.map((name, at) => [name, found[at] ?? ''])) as Line);
  }
  return sent;
}
