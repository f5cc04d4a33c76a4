import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ClassesInput } from '#frontend/src/entities/classes/ClassInput.tsx';
import { LabelledInput } from '#frontend/src/ui/form/LabelledInput.tsx';
import { SheetChoice } from '#frontend/src/ui/sheets/SheetChoice.tsx';
import { useSheet } from '../use-sheet.ts';
import { ignoredHeadings, pastedTable, readTable } from './read-table.ts';
import type { Batch } from './use-batch.ts';

/** Input of names: a pasted column or a spreadsheet. */
export function BatchInput({ batch }: { readonly batch: Batch }) {
  const { t } = useTranslation('students');
  const { text, setText } = batch;
  const sheet = useSheet();
  const [isEmpty, setEmpty] = useState(false);
  const take = (table: Parameters<typeof readTable>[0]): void => {
    const cells = readTable(table);
    batch.setIgnored(ignoredHeadings(table));
    setEmpty(cells.length === 0);
    if (cells.length > 0) batch.dispatch({ type: 'read', cells });
  };
  return (
    <Stack spacing={2}>
      <ClassesInput
        label={t('batch.classes')}
        hint={t('batch.classesHint')}
        value={batch.classes}
        onChange={batch.setClasses}
      />
      <LabelledInput
        label={t('batch.paste')}
        hint={t('batch.pasteHint')}
        placeholder={t('batch.pasteExample')}
        value={text}
        onChange={({ target }) => setText(target.value)}
        multiline
        minRows={6}
        maxRows={12}
      />
      {isEmpty && <Alert severity="warning">{t('batch.nothing')}</Alert>}
      <Button
        variant="contained"
        sx={{ alignSelf: 'end' }}
        disabled={text.trim() === ''}
        onClick={() => take(pastedTable(text))}
      >
        {t('batch.preview')}
      </Button>
      <SheetChoice
        hint={t('batch.fileHint')}
        template={{ download: () => sheet.mutate({ kind: 'template' }), loading: sheet.isPending }}
        onRead={take}
      />
    </Stack>
  );
}
