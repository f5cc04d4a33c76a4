import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  erase,
  type Item,
  PAGE,
  type Page,
  type Pen,
  type Point,
  type Size,
  type Stroke,
  withItem,
  withItems,
} from './board.ts';
import { drawPage } from './draw.ts';

export type BoardTool = 'pen' | 'eraser' | 'words';

interface Props {
  readonly page: Page;
  readonly tool: BoardTool;
  readonly pen: Pen;
  readonly size: Size;
  readonly onPage: (next: Page) => void;
  /** Words are wanted there. */
  readonly onWords: (at: readonly [number, number]) => void;
}

function pointOf({ currentTarget, clientX, clientY, pressure, pointerType }: PointerEvent): Point {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  const x = ((clientX - left) / width) * PAGE.width;
  const y = ((clientY - top) / height) * PAGE.height;
  return [x, y, pointerType === 'pen' ? pressure : 0.5];
}

/** What the pen or eraser is doing at this moment; it becomes a change of the page when it is lifted. */
function useHand({ page, tool, pen, size, onPage, onWords }: Props) {
  const [line, setLine] = useState<Stroke>();
  const [rest, setRest] = useState<readonly Item[]>();
  const down = (event: PointerEvent) => {
    if (!event.isPrimary || event.button !== 0) return;
    const point = pointOf(event);
    if (tool === 'words') return onWords([point[0], point[1]]);
    event.currentTarget.setPointerCapture(event.pointerId);
    if (tool === 'pen') setLine({ kind: 'stroke', pen, size, points: [point] });
    else setRest(erase(page.items, [point[0], point[1]]));
  };
  const move = (event: PointerEvent) => {
    if (!event.isPrimary) return;
    const point = pointOf(event);
    if (line) setLine({ ...line, points: [...line.points, point] });
    if (rest) setRest(erase(rest, [point[0], point[1]]));
  };
  const up = () => {
    if (line) onPage(withItem(page, line));
    if (rest) onPage(withItems(page, rest));
    setLine(undefined);
    setRest(undefined);
  };
  const items = line ? [...page.items, line] : (rest ?? page.items);
  return {
    items,
    handlers: { onPointerDown: down, onPointerMove: move, onPointerUp: up, onPointerCancel: up },
  };
}

/** The paper. */
export function Canvas(props: Props) {
  const { tool } = props;
  const { t } = useTranslation('tools');
  const { board } = useTheme();
  const canvas = useRef<HTMLCanvasElement>(null);
  const { items, handlers } = useHand(props);
  useEffect(() => {
    if (canvas.current) drawPage(canvas.current, items, board);
  }, [items, board]);
  return (
    <Box
      component="canvas"
      ref={canvas}
      // Sharp on the screens of telephones, and on a projector.
      width={PAGE.width}
      height={PAGE.height}
      role="img"
      aria-label={t('board.paper', { count: props.page.items.length })}
      {...handlers}
      sx={{
        display: 'block',
        width: 1,
        // As high as a screen has room, with the buttons above.
        maxWidth: `calc((100vh - 11rem) * ${PAGE.width / PAGE.height})`,
        minWidth: 'min(100%, 20rem)',
        mx: 'auto',
        aspectRatio: `${PAGE.width} / ${PAGE.height}`,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        touchAction: 'none',
        cursor: tool === 'words' ? 'text' : 'crosshair',
      }}
    />
  );
}
