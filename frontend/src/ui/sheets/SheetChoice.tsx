import DownloadIcon from '@mui/icons-material/Download';
import UploadFileIcon from '@mui/icons-material/UploadFile';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type FileProblem,
  readWorkbook,
  UnreadableFile,
} from '#frontend/src/lib/sheets/read-workbook.ts';
import type { SheetTable } from '#frontend/src/lib/sheets/sheet-table.ts';
import { useFileChoice } from '../form/use-file-choice.tsx';

interface Props {
  /** What the file is to be like. */
  readonly hint: string;
  /** Downloads the sheet to fill in. */
  readonly template: { readonly download: () => void; readonly loading: boolean };
  readonly onRead: (sheets: readonly SheetTable[]) => void;
}

/** Reads a chosen file, or says what is wrong with it. */
function useFile(onRead: Props['onRead']) {
  const [problem, setProblem] = useState<FileProblem | null>(null);
  const [reading, setReading] = useState(false);
  const read = async (file: File): Promise<void> => {
    setReading(true);
    setProblem(null);
    try {
      onRead(await readWorkbook(file));
    } catch (error) {
      setProblem(error instanceof UnreadableFile ? error.problem : 'unreadable');
    } finally {
      setReading(false);
    }
  };
  return { problem, reading, read };
}

/** Chooses a spreadsheet, and offers the template for one. */
export function SheetChoice({ hint, template, onRead }: Props) {
  const { t } = useTranslation('sheets');
  const { problem, reading, read } = useFile(onRead);
  const { open, input } = useFileChoice({
    accept: '.xlsx,.xlsm,.xlsb,.xls,.ods,.fods,.csv,.txt',
    label: t('choose'),
    onChoose: (file) => void read(file),
  });
  return (
    <Stack spacing={1}>
      <Typography variant="h3" component="p">
        {t('file')}
      </Typography>
      <Typography color="textSecondary">{hint}</Typography>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {input}
        <Button variant="outlined" startIcon={<UploadFileIcon />} loading={reading} onClick={open}>
          {t('choose')}
        </Button>
        <Button
          startIcon={<DownloadIcon />}
          loading={template.loading}
          loadingPosition="start"
          onClick={template.download}
        >
          {t('template')}
        </Button>
      </Stack>
      {problem && <Alert severity="error">{t(`problem.${problem}`)}</Alert>}
    </Stack>
  );
}
