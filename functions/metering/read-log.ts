import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { trafficKindOf } from '#functions/domain/usage/traffic.ts';
import { SchoolId } from '#shared/ids.ts';
import type { TrafficKind } from '#shared/usage.ts';

/** Bytes by the hour in which they were sent (`2026-11-23T08`) and by kind, for each school. */
export type SentByHour = Map<SchoolId, Map<string, number>>;
const SEPARATOR = ' ';
const toPlace = (minute: string, kind: TrafficKind): string => `${minute}${SEPARATOR}${kind}`;
export const fromPlace = (place: string) => {
  const [quarter = '', kind = ''] = place.split(SEPARATOR);
  return { at: new Date(`${quarter}:00Z`), kind: kind as TrafficKind };
};

/** Time zones differ by quarters of an hour, so no quarter has two days of a school. */
function quarterOf(date: string, time: string): string {
  const [hours = '00', minutes = '00'] = time.split(':');
  return `${date}T${hours}:${String(Math.floor(Number(minutes) / 15) * 15).padStart(2, '0')}`;
}

const FIELDS = '#Fields:';
const WANTED = ['date', 'time', 'sc-bytes', 'cs-uri-stem', 'sc-status'] as const;
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

function addLine(sent: SentByHour, line: Line): void {
  const path = decoded(line['cs-uri-stem']);
  const id = SchoolId.safeParse(FILE.exec(path)?.[1]);
  const bytes = Number(line['sc-bytes']);
  if (!id.success || !wasSent(line['sc-status']) || !(bytes > 0)) return;
  const school = sent.get(id.data) ?? new Map<string, number>();
  sent.set(id.data, school);
  const place = toPlace(quarterOf(line.date, line.time), trafficKindOf(path));
  school.set(place, (school.get(place) ?? 0) + bytes);
}

/**
 * What a file of CloudFront's access log says of each school: standard logging, legacy or version 2 in W3C format,
 * packed with gzip. Lines that are something else are passed over. Throws when a file has lines and no head.
 */
export async function readLog(packed: Buffer): Promise<SentByHour> {
  const sent: SentByHour = new Map();
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
