import type { DimensionRow } from '#functions/domain/report-documents/report-words.ts';
import { DIMENSION_MAX } from '#shared/reports/fields.ts';
import { type Html, html } from '#shared/site/html.ts';

/** As the radar of the preview (specification 9). */
const SIZE = 300;
const RADIUS = 96;
const MIDDLE = SIZE / 2;

function pointAt(index: number, part: number, count: number): readonly [number, number] {
  const angle = ((2 * Math.PI) / count) * index - Math.PI / 2;
  const round = (value: number): number => Math.round(value * 10) / 10;
  return [
    round(MIDDLE + RADIUS * part * Math.cos(angle)),
    round(MIDDLE + RADIUS * part * Math.sin(angle)),
  ];
}

const outline = (parts: readonly number[]): string =>
  parts.map((part, index) => pointAt(index, part, parts.length).join(',')).join(' ');

const STEPS = [5, 4, 3, 2, 1];

/** Three dimensions or more as a drawing. The words below it say the same, so nobody has to see it. */
export function radarSvg(rows: readonly DimensionRow[]): Html {
  const rings = STEPS.map(
    (step) => html`<polygon points="${outline(rows.map(() => step / DIMENSION_MAX))}"/>`,
  );
  const names = rows.map(({ name }, index) => {
    const [x, y] = pointAt(index, 1.17, rows.length);
    const side = Math.sign(x - MIDDLE);
    const anchor = side === 0 ? 'middle' : side > 0 ? 'start' : 'end';
    const inside = x - 14 * side;
    return html`<text x="${inside}" y="${y + 4}" text-anchor="${anchor}">${name}</text>`;
  });
  const values = outline(rows.map(({ value }) => value / DIMENSION_MAX));
  return html`<svg class="radar" viewBox="-40 0 ${SIZE + 80} ${SIZE}" aria-hidden="true"><g class="ring">${rings}</g><polygon class="values" points="${values}"/>${names}</svg>`;
}
