import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
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
function useColumns(rows: readonly ImportRow[]): RowColumn<LeadField>[] {
  const { t } = useTranslation('leads');
  const none = { value: '', label: t('importing.notGiven') };
  const options = {
    source: [none, ...LEAD_SOURCES.map((value) => ({ value, label: t(`sources.${value}`) }))],
    relation: [
      none,
      ...GUARDIAN_RELATIONS.map((value) => ({ value, label: t(`relations.${value}`) })),
    ],
  };
  return LEAD_FIELDS.filter(
    (field) => field === 'name' || field === 'phone' || rows.some(({ cells }) => cells[field]),
  ).map((field) => ({
    field,
    label: t(`importing.cells.${field}`),
    ...((field === 'source' || field === 'relation') && { options: options[field] }),
  }));
}

/** The rows of the file, each with what became of it; each cell can be mended. */
export function ImportRows({ batch }: { readonly batch: Import }) {
  const { t } = useTranslation('leads');
  const { rows, later, list, added, repeated, change, drop } = batch;
  const textOf = useProblemText();
  const { doubtText } = useRowTexts();
  const columns = useColumns(rows);
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
        {rows.map((row, index) => {
          const { key, cells, doubts } = row;
          const isRepeated = repeated.has(key) && !row.added;
          const problems = row.added ? [] : [...problemsOf(cells), ...row.refused];
          return (
            <EditableRow
              key={key}
              number={index + 1}
              cells={cells}
              columns={columns}
              problems={problems.map((each) => ({ field: each.field, text: textOf(each) }))}
              doubts={doubts.map((each) => ({ field: each.field, text: doubtText(each) }))}
              isDone={row.added}
              isWarning={isRepeated}
              state={t(
                row.added
                  ? 'importing.done'
                  : isRepeated
                    ? 'importing.repeated'
                    : 'importing.ready',
              )}
              onChange={(field, value) => change(key, field, value)}
              onDrop={() => drop(key)}
            />
          );
        })}
      </Stack>
    </Stack>
  );
}
