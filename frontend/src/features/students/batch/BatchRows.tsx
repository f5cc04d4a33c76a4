import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ListSource } from '#frontend/src/ui/sheets/ListSource.tsx';
import { BatchRowFields } from './BatchRowFields.tsx';
import { countInvisible, repeatedNames } from './row-problems.ts';
import type { Batch } from './use-batch.ts';

/** The rows of the batch: values, problems, results. */
export function BatchRows({ batch }: { readonly batch: Batch }) {
  const { t } = useTranslation('students');
  const { rows, later, list, added, dispatch } = batch;
  const repeated = useMemo(() => repeatedNames(rows), [rows]);
  const invisible = useMemo(() => countInvisible(rows), [rows]);
  return (
    <Stack spacing={2}>
      {later.length > 0 && (
        <Alert severity="info">
          {t('batch.tooMany', { all: rows.length + later.length, rest: later.length })}
        </Alert>
      )}
      <ListSource list={list} labelOf={(field) => t(field)} isSent={added.length > 0} />
      {invisible > 1 && (
        <Alert
          severity="warning"
          action={
            <Button color="inherit" onClick={() => dispatch({ type: 'cleanAll' })}>
              {t('batch.cleanAll')}
            </Button>
          }
        >
          {t('batch.invisible', { count: invisible })}
        </Alert>
      )}
      <Stack component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows.map((row, index) => (
          <BatchRowFields
            key={row.key}
            row={row}
            number={index + 1}
            isRepeated={repeated.has(row.key)}
            dispatch={dispatch}
          />
        ))}
      </Stack>
    </Stack>
  );
}
