import UploadFileIcon from '@mui/icons-material/UploadFile';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ChangeEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type FileProblem, readWorkbook, UnreadableFile } from './read-workbook.ts';
import { TemplateButton } from './TemplateButton.tsx';

interface Props {
  readonly onRead: (table: readonly (readonly string[])[]) => void;
}

/** Reading a chosen file, and what is wrong with it. */
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

/** A spreadsheet instead of pasting, and the template for one. */
export function FileChoice({ onRead }: Props) {
  const { t } = useTranslation('students');
  const input = useRef<HTMLInputElement>(null);
  const { problem, reading, read } = useFile(onRead);

  function onChange({ target }: ChangeEvent<HTMLInputElement>): void {
    const file = target.files?.[0];
    if (file) void read(file);
    // So that the same file can be chosen again after it was mended.
    target.value = '';
  }
  return (
    <Stack spacing={1}>
      <Typography variant="h3" component="p">
        {t('batch.file')}
      </Typography>
      <Typography color="textSecondary">{t('batch.fileHint')}</Typography>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <input
          ref={input}
          type="file"
          hidden
          accept=".xlsx"
          aria-label={t('batch.choose')}
          onChange={onChange}
        />
        <Button
          variant="outlined"
          startIcon={<UploadFileIcon />}
          loading={reading}
          onClick={() => input.current?.click()}
        >
          {t('batch.choose')}
        </Button>
        <TemplateButton />
      </Stack>
      {problem && <Alert severity="error">{t(`batch.problem.${problem}`)}</Alert>}
    </Stack>
  );
}
