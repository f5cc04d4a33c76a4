import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import OutlinedInput from '@mui/material/OutlinedInput';
import Select from '@mui/material/Select';
import Typography from '@mui/material/Typography';
import { type Dispatch, memo } from 'react';
import { useTranslation } from 'react-i18next';
import { GENDERS } from '#shared/students/fields.ts';
import type { BatchRow, RowField } from './batch-row.ts';
import type { BatchAction } from './batch-state.ts';
import { RowStatus } from './RowStatus.tsx';
import { problemsOf } from './row-problems.ts';

interface Props {
  readonly row: BatchRow;
  readonly number: number;
  readonly isRepeated: boolean;
  readonly dispatch: Dispatch<BatchAction>;
}

interface CellProps {
  readonly row: BatchRow;
  readonly number: number;
  readonly field: RowField;
  readonly isWrong: boolean;
  readonly onChange: (field: RowField, value: string) => void;
}

const part = (fraction: number) => `minmax(0, ${fraction}fr)`;
/** One line where there is room for it, three on a phone. */
const GRID = {
  gridTemplateColumns: {
    xs: `auto ${part(1)} ${part(1)} auto`,
    md: `auto ${[3, 1.6, 2, 2.4, 4].map(part).join(' ')} auto`,
  },
  gridTemplateAreas: {
    xs: '"number name name drop" "gender gender phone phone" "account account status status"',
    md: '"number name gender phone account status drop"',
  },
} as const;

function TextCell({ row, number, field, isWrong, onChange }: CellProps) {
  const { t } = useTranslation('students');
  return (
    <OutlinedInput
      size="small"
      value={row[field]}
      placeholder={t(field)}
      error={isWrong}
      readOnly={row.added !== undefined}
      sx={{ gridArea: field }}
      onChange={({ target }) => onChange(field, target.value)}
      slotProps={{
        input: {
          'aria-label': `${t('batch.row', { number })} ${t(field)}`,
          'aria-invalid': isWrong,
        },
      }}
    />
  );
}

function GenderCell({ row, number, isWrong, onChange }: Omit<CellProps, 'field'>) {
  const { t } = useTranslation('students');
  const known = GENDERS.some((gender) => gender === row.gender);
  return (
    <Select
      size="small"
      displayEmpty
      value={row.gender}
      error={isWrong}
      disabled={row.added !== undefined}
      sx={{ gridArea: 'gender' }}
      onChange={({ target }) => onChange('gender', target.value)}
      inputProps={{ 'aria-label': `${t('batch.row', { number })} ${t('gender')}` }}
    >
      {!known && <MenuItem value={row.gender}>{row.gender}</MenuItem>}
      {GENDERS.map((gender) => (
        <MenuItem key={gender} value={gender}>
          {t(`genders.${gender || 'none'}`)}
        </MenuItem>
      ))}
    </Select>
  );
}

/** One row of the list. Memoized: there may be a hundred. */
export const BatchRowFields = memo(function BatchRowFields(props: Props) {
  const { row, number, isRepeated, dispatch } = props;
  const { t } = useTranslation('students');
  const problems = row.added ? [] : [...problemsOf(row), ...row.refused];
  const cell = {
    row,
    number,
    onChange: (field: RowField, value: string) =>
      dispatch({ type: 'change', key: row.key, field, value }),
  };
  const isWrong = (field: RowField) => problems.some((problem) => problem.field === field);
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        ...GRID,
        gap: 1,
        alignItems: 'center',
        py: 1,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Typography
        color="textSecondary"
        sx={({ spacing }) => ({ gridArea: 'number', minWidth: spacing(4) })}
      >
        {number}
      </Typography>
      <TextCell {...cell} field="name" isWrong={isWrong('name')} />
      <GenderCell {...cell} isWrong={isWrong('gender')} />
      <TextCell {...cell} field="phone" isWrong={isWrong('phone')} />
      <TextCell {...cell} field="account" isWrong={isWrong('account')} />
      <RowStatus
        row={row}
        problems={problems}
        isRepeated={isRepeated}
        onClean={() => dispatch({ type: 'clean', key: row.key })}
      />
      {row.added ? (
        <Box sx={({ layout }) => ({ gridArea: 'drop', minWidth: layout.touch })} />
      ) : (
        <IconButton
          aria-label={t('batch.removeRow', { number })}
          onClick={() => dispatch({ type: 'drop', key: row.key })}
          sx={{ gridArea: 'drop' }}
        >
          <DeleteIcon />
        </IconButton>
      )}
    </Box>
  );
});
