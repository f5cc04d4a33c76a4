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
    <Box key={key} sx={{ fontWeight: 600, minWidth: 0, overflowWrap: 'break-word' }}>
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
        // Cards show a person's name only; the nickname below it is shown when the card is opened.
        '& [data-caption]': { display: 'none' },
        '& .MuiChip-root': { height: 20, fontSize: '0.6875rem' },
      }}
    >
      {title}
    </ButtonBase>
  );
}

/** In units of the letters of the values. */
const LINE_HEIGHT = 1.4;
const LINES = 3;

const VALUES = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 1.5,
  fontSize: '0.8125rem',
  lineHeight: LINE_HEIGHT,
  overflowWrap: 'break-word',
  '& > *': { minWidth: 0, maxWidth: '100%' },
  '& a, & button': ABOVE,
  '& div:not([class*=MuiChip]), & p, & span[class*=MuiTypography]': {
    display: 'inline',
    mr: 0.5,
  },
  // One line: a block of its own would be cut as a whole.
  '& > span > span': { display: 'inline' },
  // What stands on a second line in a table follows on the same line here.
  '& [data-below]::before': { content: '" · "', color: 'text.secondary' },
} as const;

/**
 * At most three lines of values where the whole record is a press away, so that many cards are seen at once. A value
 * that has no room there is left out with its label.
 */
const CLAMPED = {
  maxHeight: `${LINES * LINE_HEIGHT}em`,
  overflow: 'hidden',
  '& > *': {
    height: `${LINE_HEIGHT}em`,
    maxWidth: '100%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& .MuiChip-root': { height: 18, fontSize: '0.6875rem' },
  '& .MuiSvgIcon-root': { fontSize: '1rem' },
} as const;

/** The values of a card with their labels, one after the other. */
function Values<Row extends Identified>({ row, columns, onOpen }: CardProps<Row>) {
  const values = at(columns, 'line')
    .map(({ key, label, render }) => ({ key, label, value: render(row) }))
    .filter(({ value }) => ![null, undefined, '', '—'].includes(value as string));
  if (values.length === 0) return null;
  return (
    <Typography variant="body2" component="div" sx={{ ...VALUES, ...(onOpen && CLAMPED) }}>
      {values.map(({ key, label, value }) => (
        <span key={key}>
          <Box component="span" sx={{ color: 'text.secondary', mr: 0.25 }}>
            {label}
          </Box>{' '}
          {value}
        </span>
      ))}
    </Typography>
  );
}

/** A number says little without what it counts; words and chips speak for themselves. */
function Corner<Row extends Identified>({ row, columns }: CardProps<Row>) {
  return at(columns, 'corner').map(({ key, label, align, render }) => (
    <Box key={key} sx={{ textAlign: 'end', maxWidth: '45%' }}>
      {align === 'end' && (
        <Typography color="textSecondary" sx={{ fontSize: '0.6875rem', lineHeight: 1.2 }}>
          {label}
        </Typography>
      )}
      {render(row)}
    </Box>
  ));
}

function Card<Row extends Identified>(props: CardProps<Row>) {
  const { t } = useTranslation('table');
  const { row, rowName, rowActions, hasActions, selection } = props;
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
      <Corner {...props} />
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
