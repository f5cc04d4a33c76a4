import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { ClassesInput } from '#frontend/src/entities/classes/ClassInput.tsx';
import { pastedTable } from '#frontend/src/lib/lists/pasted.ts';
import { LabelledInput } from '#frontend/src/ui/form/LabelledInput.tsx';
import { SheetChoice } from '#frontend/src/ui/sheets/SheetChoice.tsx';
import { useSheet } from '../use-sheet.ts';
import type { Batch } from './use-batch.ts';

/** Input of names: a pasted column or a spreadsheet. */
export function BatchInput({ batch }: { readonly batch: Batch }) {
  const { t } = useTranslation('students');
  const { text, setText, list } = batch;
  const sheet = useSheet();
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
      {list.isEmpty && <Alert severity="warning">{t('batch.nothing')}</Alert>}
      <Button
        variant="contained"
        sx={{ alignSelf: 'end' }}
        disabled={text.trim() === ''}
        onClick={() => list.open([pastedTable(text)])}
      >
        {t('batch.preview')}
      </Button>
      <SheetChoice
        hint={t('batch.fileHint')}
        template={{ download: () => sheet.mutate({ kind: 'template' }), loading: sheet.isPending }}
        onRead={list.open}
      />
    </Stack>
  );
}
