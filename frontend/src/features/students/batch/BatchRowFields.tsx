import Button from '@mui/material/Button';
import { type Dispatch, memo } from 'react';
import { useTranslation } from 'react-i18next';
import { EditableRow } from '#frontend/src/ui/sheets/EditableRow.tsx';
import { useRowTexts } from '#frontend/src/ui/sheets/use-row-texts.ts';
import { GENDERS } from '#shared/students/fields.ts';
import { type BatchRow, ROW_FIELDS, type RowField } from './batch-row.ts';
import type { BatchAction } from './batch-state.ts';
import { problemsOf } from './row-problems.ts';
import { useProblemText } from './use-problem-text.ts';

interface Props {
  readonly row: BatchRow;
  readonly number: number;
  readonly isRepeated: boolean;
  readonly dispatch: Dispatch<BatchAction>;
}

/** One row of the list. Memoized: there may be a hundred. */
export const BatchRowFields = memo(function BatchRowFields(props: Props) {
  const { row, number, isRepeated, dispatch } = props;
  const { t } = useTranslation('students');
  const textOf = useProblemText();
  const { doubtText } = useRowTexts();
  const problems = row.added ? [] : [...problemsOf(row), ...row.refused];
  const isDone = row.added !== undefined;
  const genders = GENDERS.map((value) => ({ value, label: t(`genders.${value || 'none'}`) }));
  const columns = ROW_FIELDS.map((field) => ({
    field,
    label: t(field),
    ...(field === 'gender' && { options: genders }),
  }));
  return (
    <EditableRow
      number={number}
      cells={row}
      columns={columns}
      problems={problems.map((problem) => ({ field: problem.field, text: textOf(problem) }))}
      doubts={row.doubts.map((each) => ({ field: each.field, text: doubtText(each) }))}
      isDone={isDone}
      isWarning={isRepeated}
      state={t(isDone ? 'batch.done' : isRepeated ? 'batch.repeated' : 'batch.ready')}
      onChange={(field: RowField, value) =>
        dispatch({ type: 'change', key: row.key, field, value })
      }
      onDrop={() => dispatch({ type: 'drop', key: row.key })}
    >
      {problems.some(({ rule }) => rule === 'invisible') && (
        <Button
          size="small"
          onClick={() => dispatch({ type: 'clean', key: row.key })}
          sx={{ textAlign: 'start' }}
        >
          {t('batch.clean')}
        </Button>
      )}
    </EditableRow>
  );
});
