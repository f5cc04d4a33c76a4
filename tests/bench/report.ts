import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '#infra/local/paths.ts';

/** One measured figure; with a limit it passes or fails. */
export interface Figure {
  readonly section: string;
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  readonly limit?: { readonly text: string; readonly kept: boolean } | undefined;
}

const FOLDER = join(ROOT, '.local/bench');

/** Three significant digits. */
function show(value: number): string {
  if (Number.isInteger(value) || Math.abs(value) >= 1000)
    return Math.round(value).toLocaleString('en');
  return String(Number(value.toPrecision(3)));
}

const verdict = ({ limit }: Figure): string => {
  if (!limit) return '';
  return `${limit.kept ? 'pass' : 'FAIL'}  (${limit.text})`;
};

export function printFigures(figures: readonly Figure[]): void {
  const width = Math.max(...figures.map(({ what }) => what.length));
  let section = '';
  for (const figure of figures) {
    if (figure.section !== section) console.log(`\n${figure.section}`);
    section = figure.section;
    const value = `${show(figure.value)} ${figure.unit}`.padEnd(18);
    console.log(`  ${figure.what.padEnd(width)}  ${value}${verdict(figure)}`.trimEnd());
  }
}

/** Saves the figures in a new file. Answers its path. */
export function keepFigures(figures: readonly Figure[], machine: object): string {
  mkdirSync(FOLDER, { recursive: true });
  const at = new Date().toISOString();
  const file = join(FOLDER, `${at.slice(0, 19).replaceAll(':', '-')}.json`);
  writeFileSync(file, JSON.stringify({ at, machine, figures }, undefined, 2));
  return file;
}

export const atMost = (value: number, limit: number, unit: string) => ({
  text: `at most ${show(limit)} ${unit}`,
  kept: value <= limit,
});

export const atLeast = (value: number, limit: number, unit: string) => ({
  text: `at least ${show(limit)} ${unit}`.trim(),
  kept: value >= limit,
});

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);
