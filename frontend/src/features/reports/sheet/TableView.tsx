import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useCallback, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FactsBar } from '../facts/FactsBar.tsx';
import { useWriters } from '../writing/writers.ts';
import { type Cell, type Column, cellKey, columnsOf, moveOf } from './grid-keys.ts';
import { TableRow } from './TableRow.tsx';
import type { SheetProps } from './views.ts';

/** The focus goes to a cell by its name, wherever the table has put it. */
function useGrid(rows: number, columns: readonly Column[]) {
  const grid = useRef<HTMLTableElement>(null);
  const [active, setActive] = useState<Cell>({ row: 0, column: 0 });
  const focus = useCallback((cell: Cell) => {
    setActive(cell);
    const target = grid.current?.querySelector<HTMLElement>(`[data-cell="${cellKey(cell)}"]`);
    target?.focus();
    // The name stays in sight beside the values.
    target?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = moveOf(event, active, { rows, columns: columns.length });
    if (!next) return;
    event.preventDefault();
    focus(next);
  };
  return { grid, active, setActive, focus, onKeyDown };
}

/**
 * The children and their dimensions as a table that is written by keyboard: 1 to 5 rates and goes on to the right, at
 * the end of a line to the next child.
 */
export function TableView({ cycle, classId, lines }: SheetProps) {
  const { t } = useTranslation('reports');
  const writerOf = useWriters();
  const { template } = cycle;
  const columns = useMemo(() => columnsOf(template), [template]);
  const { grid, active, setActive, focus, onKeyDown } = useGrid(lines.length, columns);
  const line = lines[active.row];
  const dimension = columns[active.column];
  const goOn = useCallback(
    ({ row, column }: Cell) => {
      if (column < columns.length - 1) focus({ row, column: column + 1 });
      else if (row < lines.length - 1) focus({ row: row + 1, column: 0 });
    },
    [columns.length, lines.length, focus],
  );
  return (
    <Paper sx={{ p: { xs: 1, sm: 2 } }}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {t('table.keys')}
      </Typography>
      <Box sx={{ overflowX: 'auto' }}>
        <Box
          component="table"
          role="grid"
          ref={grid}
          aria-label={t('table.label')}
          onKeyDown={onKeyDown}
          sx={{
            borderCollapse: 'collapse',
            width: 1,
            '& th, & td': { borderBottom: 1, borderColor: 'divider', p: 0.25 },
            '& th': { textAlign: 'start', fontWeight: 600, fontSize: '0.875rem' },
            '& thead th': { verticalAlign: 'bottom', px: 0.5, py: 1 },
          }}
        >
          <thead>
            <tr>
              <Box component="th" scope="col" sx={{ minWidth: { xs: 108, sm: 180 } }}>
                {t('table.child')}
              </Box>
              {columns.map((column) => (
                <Box component="th" scope="col" key={column} sx={{ minWidth: 72 }}>
                  {column === 'phrase' ? t('editor.phrase') : t(`dimensions.${column}`)}
                </Box>
              ))}
              <Box component="th" scope="col" sx={{ minWidth: 190 }}>
                {t('sections.evaluation')}
              </Box>
            </tr>
          </thead>
          <tbody>
            {lines.map((line, row) => (
              <TableRow
                key={line.student_id}
                cycleId={cycle.id}
                classId={classId}
                writer={writerOf({
                  cycle_id: cycle.id,
                  class_id: classId,
                  student_id: line.student_id,
                })}
                line={line}
                row={row}
                columns={columns}
                active={active.row === row ? active.column : -1}
                onActive={setActive}
                onDone={goOn}
              />
            ))}
          </tbody>
        </Box>
      </Box>
      {line && dimension && dimension !== 'phrase' && (
        <FactsBar cycleId={cycle.id} classId={classId} line={line} dimension={dimension} />
      )}
    </Paper>
  );
}
