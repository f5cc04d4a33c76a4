import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#frontend/src/lib/paths.ts';
import type { ClassId, CycleId } from '#shared/ids.ts';
import { DIMENSION_MAX } from '#shared/reports/fields.ts';
import { REPORT_LIMITS } from '#shared/reports/limits.ts';
import { EVALUATION_PHRASES } from '#shared/teaching/fields.ts';
import type { SheetLine } from '../queries.ts';
import { ReportMenu } from '../share/ReportMenu.tsx';
import type { ReportWriter } from '../writing/report-writer.ts';
import { useWriterView } from '../writing/writers.ts';
import { ChildName } from './ChildName.tsx';
import { type Cell, type Column, cellKey, valueIn, valueOfKey, withValue } from './grid-keys.ts';

/** For screen readers only. */
const HIDDEN = { position: 'absolute', clipPath: 'inset(50%)' } as const;

const VALUES = Array.from({ length: DIMENSION_MAX }, (_, at) => at + 1);

interface Props {
  readonly cycleId: CycleId;
  readonly classId: ClassId;
  readonly writer: ReportWriter;
  readonly line: SheetLine;
  readonly row: number;
  readonly columns: readonly Column[];
  /** The column of the active cell, -1 when it is in another row. */
  readonly active: number;
  readonly onActive: (cell: Cell) => void;
  readonly onDone: (cell: Cell) => void;
}

interface CellProps {
  readonly name: string;
  readonly column: Column;
  readonly cell: Cell;
  readonly value: number;
  /** Of the last report, 0 for none. */
  readonly last: number;
  readonly isActive: boolean;
  readonly onActive: () => void;
  readonly onValue: (value: number) => void;
}

/** What a value is called: a number of 5, or a phrase. */
function useValueWords(column: Column) {
  const { t } = useTranslation(['reports', 'records']);
  return (value: number): string => {
    const phrase = EVALUATION_PHRASES[value - 1];
    if (column === 'phrase') return phrase ? t(`records:phrases.${phrase}`) : '';
    return value > 0 ? String(value) : '';
  };
}

interface MenuProps extends Pick<CellProps, 'column' | 'value'> {
  readonly anchor: HTMLElement | null;
  readonly onChoose: (value: number) => void;
  readonly onClose: () => void;
}

/** The choices of a cell, for a finger or a mouse. */
function ValueMenu({ column, value, anchor, onChoose, onClose }: MenuProps) {
  const { t } = useTranslation('reports');
  const wordsOf = useValueWords(column);
  if (!anchor) return null;
  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      {VALUES.map((each) => (
        <MenuItem key={each} selected={each === value} onClick={() => onChoose(each)}>
          {column === 'phrase' ? wordsOf(each) : t('of5', { value: each })}
        </MenuItem>
      ))}
      <MenuItem onClick={() => onChoose(0)}>{t('notRated')}</MenuItem>
    </Menu>
  );
}

/** One value: typed, or chosen from a list that a click opens. */
function ValueCell({ name, column, cell, value, last, isActive, onActive, onValue }: CellProps) {
  const { t } = useTranslation('reports');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const wordsOf = useValueWords(column);
  const what = column === 'phrase' ? t('editor.phrase') : t(`dimensions.${column}`);
  const said = wordsOf(value) || t('notRated');
  const label =
    last > 0
      ? t('table.cellWithLast', { name, what, value: said, last: wordsOf(last) })
      : t('table.cell', { name, what, value: said });
  const hear = (event: KeyboardEvent<HTMLElement>) => {
    const typed = valueOfKey(event, last);
    if (typed !== undefined) onValue(typed);
    else if (event.key === ' ') setAnchor(event.currentTarget);
    else return;
    event.preventDefault();
  };
  const close = () => setAnchor(null);
  const choose = (chosen: number) => {
    setAnchor(null);
    onValue(chosen);
  };
  const isFallen = last > 0 && value > 0 && last - value >= REPORT_LIMITS.fall;
  return (
    <Box component="td" role="gridcell" sx={{ height: 48 }}>
      <Box
        component="button"
        type="button"
        data-cell={cellKey(cell)}
        // Drawn beside the value; the name of the cell says it in words.
        data-last={last > 0 ? `${isFallen ? '↓' : ''}${last}` : ''}
        tabIndex={isActive ? 0 : -1}
        aria-label={label}
        onKeyDown={hear}
        onFocus={onActive}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{
          all: 'unset',
          boxSizing: 'border-box',
          cursor: 'pointer',
          width: 1,
          minHeight: 44,
          // Keeps the focused cell above the bar at the lower edge.
          scrollMarginBottom: '10em',
          px: 0.75,
          borderRadius: 1,
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          fontWeight: value > 0 ? 700 : 400,
          fontSize: column === 'phrase' ? '0.875rem' : '1.0625rem',
          bgcolor: isActive ? 'action.selected' : 'transparent',
          '&::after': {
            content: 'attr(data-last)',
            fontSize: '0.75rem',
            fontWeight: isFallen ? 700 : 400,
            color: isFallen ? 'error.main' : 'text.secondary',
          },
          '&:hover': { bgcolor: 'action.hover' },
          '&:focus-visible': { outline: 3, outlineColor: 'primary.main', outlineStyle: 'solid' },
        }}
      >
        <span>{wordsOf(value) || '–'}</span>
      </Box>
      <ValueMenu column={column} value={value} anchor={anchor} onChoose={choose} onClose={close} />
    </Box>
  );
}

/** A child: the values, and how the text begins. A key that is typed renders the rows it concerns only. */
export const TableRow = memo(function TableRow(props: Props) {
  const { cycleId, classId, writer, line, row, columns, active, onActive, onDone } = props;
  const { t } = useTranslation('reports');
  const { stored, unsent } = useWriterView(writer);
  const parts = { ...stored, ...unsent };
  const text = parts.evaluation ?? line.excerpt;
  return (
    <tr>
      <Box
        component="th"
        scope="row"
        sx={{ position: 'sticky', left: 0, bgcolor: 'background.paper', zIndex: 1 }}
      >
        <ChildName line={line} unsent={Object.keys(unsent).length > 0} />
      </Box>
      {columns.map((column, at) => (
        <ValueCell
          key={column}
          name={line.name}
          column={column}
          cell={{ row, column: at }}
          value={valueIn(column, parts)}
          last={column === 'phrase' ? 0 : (line.last?.dimensions[column] ?? 0)}
          isActive={active === at}
          onActive={() => onActive({ row, column: at })}
          onValue={(value) => {
            writer.change(withValue(column, value, parts));
            onDone({ row, column: at });
          }}
        />
      ))}
      <Box component="td" role="gridcell" sx={{ width: '30%', maxWidth: 0 }}>
        <Box sx={{ display: 'flex', alignItems: 'center' }}>
          <Button
            component={Link}
            to={paths.writeReport(line.student_id, { cycle: cycleId, class: classId })}
            sx={{ flex: 1, minWidth: 0, justifyContent: 'start', textAlign: 'start' }}
          >
            <Typography component="span" variant="body2" noWrap>
              {text || t('table.noText')}
            </Typography>
            <span style={HIDDEN}>{t('table.openText', { name: line.name })}</span>
          </Button>
          {line.report && <ReportMenu report={line.report} />}
        </Box>
      </Box>
    </tr>
  );
});
