import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import type { WallTile } from '#shared/wall/fields.ts';
import { useAnswerHelp } from './queries.ts';

interface Props {
  readonly lesson: string;
  readonly name: string;
  readonly editor: WallTile;
}

/** The buttons that answer a call for help: on the way, or done. */
export function HelpActions({ lesson, name, editor }: Props) {
  const { t } = useTranslation('wall');
  const answering = useAnswerHelp(lesson);
  const { student_id, help } = editor;
  const button = (answer: 'coming' | 'settled', variant: 'contained' | 'outlined') => (
    <Button
      size="small"
      variant={variant}
      aria-label={t(`answerTo.${answer}`, { name })}
      loading={answering.isPending && answering.variables.answer === answer}
      disabled={answering.isPending}
      onClick={() => answering.mutate({ student_id, no: help.no, answer })}
      sx={({ layout }) => ({ flex: 1, minHeight: layout.touch })}
    >
      {t(`answer.${answer}`)}
    </Button>
  );
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
      {help.state === 'asked' && button('coming', 'contained')}
      {button('settled', help.state === 'asked' ? 'outlined' : 'contained')}
    </Stack>
  );
}
