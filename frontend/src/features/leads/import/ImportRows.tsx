import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { EditableRow, type RowColumn } from '#frontend/src/ui/sheets/EditableRow.tsx';
import { ListSource } from '#frontend/src/ui/sheets/ListSource.tsx';
import { useRowTexts } from '#frontend/src/ui/sheets/use-row-texts.ts';
import { LEAD_SOURCES } from '#shared/leads/rules.ts';
import { GUARDIAN_RELATIONS } from '#shared/students/fields.ts';
import {
  type ImportRow,
  LEAD_FIELDS,
  type LeadField,
  type Problem,
  problemsOf,
} from './import-row.ts';
import type { Import } from './use-import.ts';

const TEXT_FIELDS: ReadonlySet<string> = new Set([
  'guardian',
  'grade',
  'interest',
  'referrer',
  'campaign',
  'remark',
]);

/** The server's message for its own errors, our texts for what is seen before. */
function useProblemText() {
  const { t } = useTranslation('leads');
  const { spoiltText } = useRowTexts();
  return ({ field, rule, message }: Problem): string => {
    const text = message || spoiltText(rule);
    if (text) return text;
    if (rule === 'blank') return t('importing.invalid.blank');
    if (field === 'name')
      return rule === 'length' || rule === 'letters'
        ? t(`invalid.name.${rule}`)
        : t('importing.invalid.name');
    if (TEXT_FIELDS.has(field)) return t('importing.invalid.text');
    return t(`importing.invalid.${field as 'phone' | 'birth' | 'age' | 'relation' | 'source'}`);
  };
}

/** The columns of the preview: what every lead needs, and what the file says. */
function useColumns({ list }: Import): readonly RowColumn<LeadField>[] {
  const { t } = useTranslation('leads');
  const uses = list.layout?.uses;
  return useMemo(() => {
    const none = { value: '', label: t('importing.notGiven') };
    const options = {
      source: [none, ...LEAD_SOURCES.map((value) => ({ value, label: t(`sources.${value}`) }))],
      relation: [
        none,
        ...GUARDIAN_RELATIONS.map((value) => ({ value, label: t(`relations.${value}`) })),
      ],
    };
    const fields = LEAD_FIELDS.filter(
      (field) => field === 'name' || field === 'phone' || uses?.includes(field),
    );
    return fields.map((field) => ({
      field,
      label: t(`importing.cells.${field}`),
      ...((field === 'source' || field === 'relation') && { options: options[field] }),
    }));
  }, [t, uses]);
}

interface RowProps {
  readonly row: ImportRow;
  readonly number: number;
  readonly isRepeated: boolean;
  readonly columns: readonly RowColumn<LeadField>[];
  readonly change: Import['change'];
  readonly drop: Import['drop'];
}

/** One row, each cell of which can be mended. Memoized: there may be fifty. */
const LeadRowFields = memo(function LeadRowFields(props: RowProps) {
  const { row, number, isRepeated, columns, change, drop } = props;
  const { t } = useTranslation('leads');
  const textOf = useProblemText();
  const { doubtText } = useRowTexts();
  const problems = row.added ? [] : [...problemsOf(row.cells), ...row.refused];
  const ready = isRepeated ? 'importing.repeated' : 'importing.ready';
  return (
    <EditableRow
      number={number}
      cells={row.cells}
      columns={columns}
      problems={problems.map((each) => ({ field: each.field, text: textOf(each) }))}
      doubts={row.doubts.map((each) => ({ field: each.field, text: doubtText(each) }))}
      isDone={row.added}
      isWarning={isRepeated}
      state={t(row.added ? 'importing.done' : ready)}
      onChange={(field, value) => change(row.key, field, value)}
      onDrop={() => drop(row.key)}
    />
  );
});

/** The rows of the file, each with what became of it. */
export function ImportRows({ batch }: { readonly batch: Import }) {
  const { t } = useTranslation('leads');
  const { rows, later, list, added, repeated, change, drop } = batch;
  const columns = useColumns(batch);
  return (
    <Stack spacing={2}>
      {later.length > 0 && (
        <Alert severity="info">{t('importing.tooMany', { rest: later.length })}</Alert>
      )}
      <ListSource
        list={list}
        labelOf={(field) => t(`importing.cells.${field}`)}
        isSent={added.length > 0}
      />
      <Stack component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows.map((row, index) => (
          <LeadRowFields
            key={row.key}
            row={row}
            number={index + 1}
            isRepeated={repeated.has(row.key) && !row.added}
            columns={columns}
            change={change}
            drop={drop}
          />
        ))}
      </Stack>
    </Stack>
  );
}
