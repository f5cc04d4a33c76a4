import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Checkbox from '@mui/material/Checkbox';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column, Identified } from './column.ts';
import { RowMenu, RowMenuIcon } from './RowMenu.tsx';
import type { TableProps } from './table-props.ts';

interface CardProps<Row extends Identified> extends Omit<TableProps<Row>, 'rows'> {
  readonly row: Row;
}

const at = <Row,>(columns: readonly Column<Row>[], place: Column<Row>['card']) =>
  columns.filter(({ card }) => card === place);

function Title<Row extends Identified>({ row, columns, onOpen }: CardProps<Row>) {
  const title = at(columns, 'title').map(({ key, render }) => (
    <Box key={key} sx={{ fontWeight: 600, minWidth: 0, overflowWrap: 'anywhere' }}>
      {render(row)}
    </Box>
  ));
  if (!onOpen) return title;
  return (
    <ButtonBase
      onClick={() => onOpen(row)}
      sx={({ layout }) => ({
        minHeight: layout.touch,
        maxWidth: '100%',
        font: 'inherit',
        textAlign: 'start',
        justifyContent: 'flex-start',
      })}
    >
      {title}
    </ButtonBase>
  );
}

interface LineProps {
  readonly label: string;
  readonly value: ReactNode;
  readonly isInset: boolean;
}

/** A label with its value; nothing if the value is empty. */
function Line({ label, value, isInset }: LineProps) {
  if (value === '' || value === null || value === undefined) return null;
  return (
    <Stack direction="row" spacing={1} sx={{ pl: isInset ? 6 : 0, pr: 1 }}>
      <Typography variant="body2" color="textSecondary" sx={{ flexShrink: 0 }}>
        {label}
      </Typography>
      <Typography variant="body2" component="div" sx={{ overflowWrap: 'anywhere' }}>
        {value}
      </Typography>
    </Stack>
  );
}

function Card<Row extends Identified>(props: CardProps<Row>) {
  const { t } = useTranslation('table');
  const { row, columns, rowName, rowActions, hasActions, selection } = props;
  const name = rowName(row);
  return (
    <Stack component="li" sx={{ p: 1, borderBottom: 1, borderColor: 'divider' }}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
        {selection && (
          <Checkbox
            checked={selection.rows.has(row.id)}
            onChange={() => selection.toggle(row)}
            slotProps={{ input: { 'aria-label': t('selectRow', { name }) } }}
          />
        )}
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Title {...props} />
        </Box>
        {at(columns, 'corner').map(({ key, render }) => (
          <Box key={key}>{render(row)}</Box>
        ))}
        {rowActions && hasActions?.(row) !== false && (
          <RowMenu icon={<RowMenuIcon name={name} />} actions={() => rowActions(row)} />
        )}
      </Stack>
      {at(columns, 'line').map(({ key, label, render }) => (
        <Line key={key} label={label} value={render(row)} isInset={selection !== undefined} />
      ))}
    </Stack>
  );
}

/** The list as cards, for phones. */
export function CardTable<Row extends Identified>({ rows, ...props }: TableProps<Row>) {
  return (
    <Stack component="ul" aria-label={props.label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {rows.map((row) => (
        <Card key={row.id} row={row} {...props} />
      ))}
    </Stack>
  );
}
