import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '#infra/local/paths.ts';
import { median } from '../report.ts';
import type { Visit } from '../visits.ts';
import type { JobTimes } from './jobs.ts';
import type { Units } from './system.ts';

const FILE = join(ROOT, 'docs/performance.md');
const BEGIN = '<!-- the last result of `npm run bench -- compare --keep` -->';
const END = '<!-- end of the last result -->';

/** Names of the columns: the system of this checkout, and that of `--beside`. */
export const NOW = 'now';
export const BEFORE = 'before';

/** Three significant digits. */
const show = (value: number): string =>
  Number.isNaN(value)
    ? ''
    : Math.abs(value) >= 100
      ? Math.round(value).toLocaleString('en')
      : String(Number(value.toPrecision(3)));

/** Figures of a row by system, and of a system by round. */
type Figures = Map<string, number[]>;

/** What was measured: the median of all rounds, by row and system. */
export class Results {
  readonly #rows = new Map<string, Figures>();
  readonly #systems = new Set<string>();

  #add(row: string, system: string, value: number): void {
    this.#systems.add(system);
    const figures = this.#rows.get(row) ?? new Map<string, number[]>();
    figures.set(system, [...(figures.get(system) ?? []), value]);
    this.#rows.set(row, figures);
  }

  addJob(system: string, what: string, { p50, p99, perSecond, requests, bytes }: JobTimes): void {
    this.#add(`${what}: p50, ms`, system, p50);
    this.#add(`${what}: p99, ms`, system, p99);
    this.#add(`${what}: a second, 8 at once`, system, perSecond);
    this.#add(`${what}: requests`, system, requests);
    this.#add(`${what}: answered, kB`, system, bytes / 1000);
  }

  addUnits(system: string, what: string, { read, written }: Units): void {
    this.#add(`${what}: units read`, system, read);
    if (written > 0) this.#add(`${what}: units written`, system, written);
  }

  addVisit(system: string, what: string, visit: Visit): void {
    const { requests, bytes, earlyBytes, firstPaint, paint, dataSeen } = visit;
    this.#add(`${what}: requests`, system, requests);
    this.#add(`${what}: loaded, kB`, system, bytes / 1000);
    this.#add(`${what}: loaded before the first paint, kB`, system, earlyBytes / 1000);
    this.#add(`${what}: first paint, ms`, system, firstPaint);
    this.#add(`${what}: largest paint, ms`, system, paint);
    if (!Number.isNaN(dataSeen)) this.#add(`${what}: data seen, ms`, system, dataSeen);
  }

  addMemory(system: string, when: string, mib: number): void {
    this.#add(`memory of all processes ${when}, MiB`, system, mib);
  }

  /** A table in Markdown: a row for each figure, a column for each system, and how they compare. */
  #table(): string {
    const systems = [...this.#systems];
    const isPair = systems.includes(BEFORE);
    const head = ['', ...systems, ...(isPair ? ['now / before'] : [])];
    const lines = [...this.#rows].map(([row, figures]) => {
      const values = systems.map((system) => median(figures.get(system) ?? []));
      const shown = values.map(show);
      const of = (system: string) => values[systems.indexOf(system)] ?? Number.NaN;
      return [row, ...shown, ...(isPair ? [show(of(NOW) / of(BEFORE))] : [])];
    });
    const rule = head.map((_, at) => (at === 0 ? '---' : '---:'));
    return [head, rule, ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
  }

  print(): void {
    console.log(`\n${this.#table()}`);
  }

  /** Writes the table into the document, between its marks. */
  async keep(machine: string): Promise<void> {
    const text = await readFile(FILE, 'utf8');
    const [head, rest = ''] = text.split(BEGIN);
    const [, tail = ''] = rest.split(END);
    const day = new Date().toISOString().slice(0, 10);
    const result = `${BEGIN}\n${day}, ${machine}\n\n${this.#table()}\n${END}`;
    await writeFile(FILE, `${head}${result}${tail}`);
    console.log(`\nKept in ${FILE}`);
  }
}
