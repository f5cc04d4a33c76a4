import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { AnswerChip } from '#frontend/src/entities/tasks/TaskChips.tsx';
import { useFormats } from '#frontend/src/lib/format.ts';
import { PersonAvatar } from '#frontend/src/ui/PersonAvatar.tsx';
import type { AnswerDto } from '#shared/tasks/fields.ts';
import { WAITING_STATES } from '#shared/tasks/rules.ts';
import type { VersionToReview } from './versions-to-review.ts';
import { WhatIsShown } from './WhatIsShown.tsx';

interface Props {
  readonly answer: AnswerDto;
  readonly shown: VersionToReview | undefined;
}

/** The review of the version before. */
function LastTime({ answer }: Pick<Props, 'answer'>) {
  const { t } = useTranslation(['submissions', 'records']);
  const { dateTime } = useFormats();
  const { state, reviewed_at, reviewer, phrase, comment, score } = answer;
  if (!reviewed_at || !WAITING_STATES.includes(state)) return null;
  const said = [phrase && t(`records:phrases.${phrase}`), score ?? '', comment].filter(
    (part) => part !== '',
  );
  return (
    <Alert severity="info" icon={false}>
      {t('lastTime', { reviewer, time: dateTime(reviewed_at) })}
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {said.join(' · ')}
      </Typography>
    </Alert>
  );
}

/** The student, when the answer was handed in, and the student's words. */
export function AnswerFacts({ answer, shown }: Props) {
  const { name, avatar, state, at_deadline } = answer;
  const words = shown?.what === 'handed_in' ? shown.words : '';
  return (
    <Stack spacing={1.5}>
      <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
        <PersonAvatar name={name} picture={avatar} />
        <Typography variant="h1" sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <AnswerChip state={state} atDeadline={at_deadline} />
      </Stack>
      {shown && <WhatIsShown shown={shown} isTemplate={at_deadline === 'template'} />}
      {words && (
        <Typography
          component="blockquote"
          sx={{
            m: 0,
            pl: 2,
            borderLeft: 4,
            borderColor: 'divider',
            whiteSpace: 'pre-line',
            overflowWrap: 'anywhere',
          }}
        >
          {words}
        </Typography>
      )}
      <LastTime answer={answer} />
    </Stack>
  );
}
