import AttachFileIcon from '@mui/icons-material/AttachFile';
import CloseIcon from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { formatBytes } from '#frontend/src/lib/bytes.ts';
import { LOCALES, useLanguage } from '#frontend/src/lib/language.ts';
import { acceptOf } from '#frontend/src/lib/uploads/check-file.ts';
import { useFileChoice } from '#frontend/src/ui/form/use-file-choice.tsx';
import type { Question } from '#shared/forms/questions.ts';
import { endingsOf } from '#shared/uploads/rules.ts';
import type { ChosenFile } from './answers-draft.ts';

interface Props {
  readonly question: Question;
  readonly files: readonly ChosenFile[];
  readonly onChoose: (files: readonly File[]) => void;
  readonly onRemove: (key: string) => void;
}

function FileLine({
  file,
  onRemove,
}: {
  readonly file: ChosenFile;
  readonly onRemove: () => void;
}) {
  const { t } = useTranslation('formFields');
  const locale = LOCALES[useLanguage()];
  const { id, name, bytes, sent, problem } = file;
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <Stack sx={{ flex: 1, minWidth: 0 }}>
        <Typography noWrap>{name}</Typography>
        {problem ? (
          <Typography variant="body2" color="error">
            {problem}
          </Typography>
        ) : id ? (
          <Typography variant="body2" color="textSecondary">
            {t('file.arrived', { size: formatBytes(bytes, locale) })}
          </Typography>
        ) : (
          <LinearProgress
            variant="determinate"
            value={sent * 100}
            aria-label={t('file.sending', { name })}
          />
        )}
      </Stack>
      <IconButton aria-label={t('file.remove', { name })} onClick={onRemove}>
        <CloseIcon />
      </IconButton>
    </Stack>
  );
}

/** Files of an answer, which are sent as soon as they are chosen. */
export function FilesField({ question, files, onChoose, onRemove }: Props) {
  const { t } = useTranslation('formFields');
  const { input, open } = useFileChoice({
    accept: acceptOf(endingsOf(...question.files)),
    label: question.title,
    onChooseAll: onChoose,
  });
  return (
    <Stack spacing={1} sx={{ alignItems: 'stretch' }}>
      {files.map((file) => (
        <FileLine key={file.key} file={file} onRemove={() => onRemove(file.key)} />
      ))}
      {input}
      <Button
        variant="outlined"
        startIcon={<AttachFileIcon />}
        disabled={files.length >= question.most}
        onClick={open}
        sx={{ alignSelf: 'flex-start' }}
      >
        {t('file.choose', { count: question.most })}
      </Button>
      <Typography variant="body2" color="textSecondary">
        {question.files.map((kind) => t(`file.kinds.${kind}`)).join(' · ')} · {t('file.limit')}
      </Typography>
    </Stack>
  );
}
