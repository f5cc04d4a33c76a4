import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** A column of the preview; with `options` one of some words. */
export interface RowColumn<F extends string> {
  readonly field: F;
  readonly label: string;
  readonly options?: readonly { readonly value: string; readonly label: string }[];
}

/** What is said of a cell. */
interface CellText {
  readonly field: string;
  readonly text: string;
}

interface EditableRowProps<F extends string> {
  readonly number: number;
  readonly cells: Readonly<Record<F, string>>;
  readonly columns: readonly RowColumn<F>[];
  /** Why the row cannot be sent; none of them for one that can. */
  readonly problems: readonly CellText[];
  /** What a person should look at. */
  readonly doubts: readonly CellText[];
  readonly isDone: boolean;
  /** What is said of a row without problems. */
  readonly state: string;
  readonly isWarning?: boolean;
  readonly onChange: (field: F, value: string) => void;
  readonly onDrop: () => void;
}

type Props<F extends string> = EditableRowProps<F>;

function Cell<F extends string>({ row, column }: { row: Props<F>; column: RowColumn<F> }) {
  const { t } = useTranslation('sheets');
  const { field, label, options } = column;
  const value = row.cells[field];
  const says = (texts: readonly CellText[]) => texts.some((each) => each.field === field);
  const isWrong = says(row.problems);
  const name = `${t('row', { number: row.number })} ${label}`;
  const known = options?.some((option) => option.value === value);
  return (
    <TextField
      size="small"
      select={options !== undefined}
      label={label}
      value={value}
      error={isWrong}
      color={says(row.doubts) ? 'warning' : 'primary'}
      focused={says(row.doubts) && !isWrong ? true : undefined}
      onChange={({ target }) => row.onChange(field, target.value)}
      slotProps={{
        inputLabel: { shrink: true },
        select: {
          displayEmpty: true,
          // The name says the row, too.
          SelectDisplayProps: { 'aria-label': name, 'aria-labelledby': undefined },
        },
        htmlInput: { 'aria-label': name, 'aria-invalid': isWrong },
      }}
    >
      {options && [
        ...(known
          ? []
          : [
              <MenuItem key="other" value={value}>
                {value}
              </MenuItem>,
            ]),
        ...options.map((option) => (
          <MenuItem key={option.value} value={option.value}>
            {option.label}
          </MenuItem>
        )),
      ]}
    </TextField>
  );
}

const Texts = ({ texts, color }: { texts: readonly CellText[]; color: 'error' | 'warning' }) =>
  [...new Set(texts.map(({ text }) => text))].map((text) => (
    <Typography key={text} variant="body2" color={color} sx={{ overflowWrap: 'anywhere' }}>
      {text}
    </Typography>
  ));

function Status<F extends string>({ problems, doubts, isDone, state, isWarning }: Props<F>) {
  if (isDone)
    return (
      <Stack direction="row" spacing={0.5} sx={{ alignItems: 'center', color: 'success.main' }}>
        <CheckCircleIcon fontSize="small" />
        <Typography variant="body2">{state}</Typography>
      </Stack>
    );
  return (
    <>
      <Texts texts={problems} color="error" />
      <Texts texts={doubts} color="warning" />
      {problems.length === 0 && (
        <Typography variant="body2" color={isWarning ? 'warning' : 'textSecondary'}>
          {state}
        </Typography>
      )}
    </>
  );
}

/** A value as people read it. */
const shownValue = <F extends string>(
  { field, options }: RowColumn<F>,
  cells: Readonly<Record<F, string>>,
): string => {
  const value = cells[field];
  return (value && options?.find((option) => option.value === value)?.label) || value;
};

/** One row of a list that is about to be sent: every cell can be mended in its place. */
export function EditableRow<F extends string>(props: Props<F> & { readonly children?: ReactNode }) {
  const { t } = useTranslation('sheets');
  const { number, cells, columns, isDone, onDrop, children } = props;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        // On a phone the cells need the whole width.
        gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'auto minmax(0, 1fr) auto' },
        gridTemplateAreas: { xs: '"number drop" "cells cells"', sm: '"number cells drop"' },
        columnGap: 1,
        py: 1.5,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Typography
        color="textSecondary"
        sx={({ spacing }) => ({ gridArea: 'number', minWidth: spacing(3), pt: 1 })}
      >
        {number}
      </Typography>
      <Stack spacing={1} sx={{ gridArea: 'cells' }}>
        {isDone ? (
          <Typography sx={{ pt: 1, overflowWrap: 'anywhere' }}>
            {columns
              .map((column) => shownValue(column, cells))
              .filter(Boolean)
              .join(' · ')}
          </Typography>
        ) : (
          <Box
            sx={{
              display: 'grid',
              rowGap: 1.5,
              columnGap: 1,
              gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(auto-fit, minmax(9.5rem, 1fr))' },
            }}
          >
            {columns.map((column) => (
              <Cell key={column.field} row={props} column={column} />
            ))}
          </Box>
        )}
        <Stack sx={{ alignItems: 'flex-start' }}>
          <Status {...props} />
          {children}
        </Stack>
      </Stack>
      {isDone ? (
        <Box sx={({ layout }) => ({ gridArea: 'drop', minWidth: layout.touch })} />
      ) : (
        <IconButton
          aria-label={t('removeRow', { number })}
          onClick={onDrop}
          sx={{ gridArea: 'drop', alignSelf: 'start' }}
        >
          <DeleteIcon />
        </IconButton>
      )}
    </Box>
  );
}
