import { create } from 'qrcode';
import { type Html, html } from '#shared/site/html.ts';

const MARGIN = 2;

/** A QR code on white, each run of dark modules in a row a rectangle. */
export function qrSvg(value: string, label: string): Html {
  const { size, data } = create(value, { errorCorrectionLevel: 'L' }).modules;
  let path = '';
  for (let y = 0; y < size; y += 1) {
    const row = data.subarray(y * size, (y + 1) * size).join('');
    for (const { index, 0: run } of row.matchAll(/1+/g))
      path += `M${index} ${y}h${run.length}v1h-${run.length}z`;
  }
  const outer = size + 2 * MARGIN;
  return html`<svg class="code" role="img" aria-label="${label}" viewBox="${-MARGIN} ${-MARGIN} ${outer} ${outer}" shape-rendering="crispEdges"><rect x="${-MARGIN}" y="${-MARGIN}" width="${outer}" height="${outer}" fill="#fff"/><path d="${path}"/></svg>`;
}
