import DownloadIcon from '@mui/icons-material/Download';
import UploadFileIcon from '@mui/icons-material/UploadFile';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#frontend/src/lib/language.ts';
import { useFileChoice } from '#frontend/src/ui/form/use-file-choice.tsx';
import { useSheet } from '../use-sheet.ts';
import { type FileProblem, readWorkbook, UnreadableFile } from './read-workbook.ts';

/** The spreadsheet to fill in. */
function TemplateButton() {
  const { t } = useTranslation('students');
  const { mutate, isPending } = useSheet();
  return (
    <Button
      startIcon={<DownloadIcon />}
      loading={isPending}
      loadingPosition="start"
      onClick={() => mutate({ kind: 'template' })}
    >
      {t('batch.template')}
    </Button>
  );
}

interface Props {
  readonly onRead: (table: readonly (readonly string[])[]) => void;
}

/** Reads a chosen file, or says what is wrong with it. */
function useFile(onRead: Props['onRead']) {
  const language = useLanguage();
  const [problem, setProblem] = useState<FileProblem | null>(null);
  const [reading, setReading] = useState(false);
  const read = async (file: File): Promise<void> => {
    setReading(true);
    setProblem(null);
    try {
      onRead(await readWorkbook(file, language));
    } catch (error) {
      setProblem(error instanceof UnreadableFile ? error.problem : 'unreadable');
    } finally {
      setReading(false);
    }
  };
  return { problem, reading, read };
}

/** A spreadsheet instead of pasting, and the template for one. */
export function FileChoice({ onRead }: Props) {
  const { t } = useTranslation('students');
  const { problem, reading, read } = useFile(onRead);
  const { open, input } = useFileChoice({
    accept: '.xlsx,.csv',
    label: t('batch.choose'),
    onChoose: (file) => void read(file),
  });
  return (
    <Stack spacing={1}>
      <Typography variant="h3" component="p">
        {t('batch.file')}
      </Typography>
      <Typography color="textSecondary">{t('batch.fileHint')}</Typography>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {input}
        <Button variant="outlined" startIcon={<UploadFileIcon />} loading={reading} onClick={open}>
          {t('batch.choose')}
        </Button>
        <TemplateButton />
      </Stack>
      {problem && <Alert severity="error">{t(`batch.problem.${problem}`)}</Alert>}
    </Stack>
  );
}
