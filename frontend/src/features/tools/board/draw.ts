import type { Theme } from '@mui/material/styles';
import { getStroke } from 'perfect-freehand';
import { type Item, lettersOf, PAGE, type Stroke, type Words } from './board.ts';

type Colours = Theme['board'];

/** The outline of a line of ink, thicker where the pen was pressed or slow. */
function pathOf({ points, size }: Stroke): Path2D {
  const outline = getStroke(
    points.map(([x, y, pressure]) => [x, y, pressure]),
    {
      size,
      thinning: 0.5,
      smoothing: 0.5,
      streamline: 0.4,
      // Mice and fingers tell no pressure.
      simulatePressure: points.every(([, , pressure]) => pressure === 0.5),
    },
  );
  const path = new Path2D();
  outline.forEach(([x = 0, y = 0], at) => {
    const [nextX = x, nextY = y] = outline[(at + 1) % outline.length] ?? [];
    if (at === 0) path.moveTo((x + nextX) / 2, (y + nextY) / 2);
    else path.quadraticCurveTo(x, y, (x + nextX) / 2, (y + nextY) / 2);
  });
  path.closePath();
  return path;
}

/** A line that is drawn already never changes. */
const paths = new WeakMap<Stroke, Path2D>();

function drawStroke(on: CanvasRenderingContext2D, stroke: Stroke): void {
  const path = paths.get(stroke) ?? pathOf(stroke);
  paths.set(stroke, path);
  on.fill(path);
}

function drawWords(on: CanvasRenderingContext2D, { text, at: [x, y], size }: Words): void {
  const height = lettersOf(size);
  on.font = `600 ${height}px system-ui, sans-serif`;
  on.textBaseline = 'top';
  text.split('\n').forEach((line, index) => {
    on.fillText(line, x, y + index * height * 1.3);
  });
}

/** Clears the canvas and draws a page on it, scaled to the size of the canvas. */
export function drawPage(
  canvas: HTMLCanvasElement,
  items: readonly Item[],
  colours: Colours,
): void {
  const on = canvas.getContext('2d');
  if (!on) return;
  on.setTransform(canvas.width / PAGE.width, 0, 0, canvas.height / PAGE.height, 0, 0);
  on.fillStyle = colours.paper;
  on.fillRect(0, 0, PAGE.width, PAGE.height);
  for (const item of items) {
    on.fillStyle = colours[item.pen];
    if (item.kind === 'stroke') drawStroke(on, item);
    else drawWords(on, item);
  }
}

/** A page as a picture. */
export async function toPng(items: readonly Item[], colours: Colours): Promise<ArrayBuffer> {
  const canvas = document.createElement('canvas');
  canvas.width = PAGE.width;
  canvas.height = PAGE.height;
  drawPage(canvas, items, colours);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('the page is no picture');
  return blob.arrayBuffer();
}
