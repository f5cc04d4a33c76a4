import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Checkbox from '@mui/material/Checkbox';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Column, Identified } from './column.ts';
import { RowMenu, RowMenuIcon } from './RowMenu.tsx';
import type { TableProps } from './table-props.ts';

interface CardProps<Row extends Identified> extends Omit<TableProps<Row>, 'rows'> {
  readonly row: Row;
}

const at = <Row,>(columns: readonly Column<Row>[], place: Column<Row>['card']) =>
  columns.filter(({ card }) => card === place);

/** Pressing anywhere on a card opens it: the button of the title lies over all of it. */
const OVER_CARD = { content: '""', position: 'absolute', inset: 0 } as const;
/** What has a button of its own lies above. */
const ABOVE = { position: 'relative', zIndex: 1 } as const;

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
      sx={{
        position: 'static',
        maxWidth: '100%',
        font: 'inherit',
        textAlign: 'start',
        justifyContent: 'flex-start',
        '&::after': OVER_CARD,
        // The second name is told by the record.
        '& [data-caption]': { display: 'none' },
        '& .MuiChip-root': { height: 20, fontSize: '0.6875rem' },
      }}
    >
      {title}
    </ButtonBase>
  );
}

/** At most two lines of values where the whole record is a press away, so that many cards are seen at once. */
const clamped = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
} as const;

/** The values of a card with their labels, one after the other. */
function Values<Row extends Identified>({ row, columns, onOpen }: CardProps<Row>) {
  const values = at(columns, 'line')
    .map(({ key, label, render }) => ({ key, label, value: render(row) }))
    .filter(({ value }) => ![null, undefined, '', '—'].includes(value as string));
  if (values.length === 0) return null;
  return (
    <Typography
      variant="body2"
      component="div"
      sx={{
        fontSize: '0.8125rem',
        lineHeight: 1.4,
        overflowWrap: 'anywhere',
        '& a, & button': ABOVE,
        '& div:not([class*=MuiChip]), & p, & span[class*=MuiTypography]': {
          display: 'inline',
          mr: 0.5,
        },
        ...(onOpen && clamped),
      }}
    >
      {values.map(({ key, label, value }) => (
        <Box key={key} component="span" sx={{ mr: 1.5 }}>
          <Box component="span" sx={{ color: 'text.secondary', mr: 0.5 }}>
            {label}
          </Box>
          {value}
        </Box>
      ))}
    </Typography>
  );
}

function Card<Row extends Identified>(props: CardProps<Row>) {
  const { t } = useTranslation('table');
  const { row, columns, rowName, rowActions, hasActions, selection } = props;
  const name = rowName(row);
  return (
    <Stack
      component="li"
      direction="row"
      spacing={1}
      sx={{
        position: 'relative',
        alignItems: 'center',
        px: 1,
        py: 0.5,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {selection && (
        <Checkbox
          checked={selection.rows.has(row.id)}
          onChange={() => selection.toggle(row)}
          slotProps={{ input: { 'aria-label': t('selectRow', { name }) } }}
          sx={ABOVE}
        />
      )}
      <Box sx={{ flex: 1, minWidth: 0, minHeight: ({ layout }) => layout.touch }}>
        <Title {...props} />
        <Values {...props} />
      </Box>
      {at(columns, 'corner').map(({ key, render }) => (
        <Box key={key}>{render(row)}</Box>
      ))}
      {rowActions && hasActions?.(row) !== false && (
        <Box sx={ABOVE}>
          <RowMenu icon={<RowMenuIcon name={name} />} actions={() => rowActions(row)} />
        </Box>
      )}
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
