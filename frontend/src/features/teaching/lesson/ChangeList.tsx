import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { changeText } from '#frontend/src/lib/format.ts';
import type { Changes, LineChange } from '../draft/changes.ts';
import type { DraftLine } from '../draft/record-values.ts';

/** Attendance, phrase and comment as text. */
function useLineText(): (line: DraftLine) => string {
  const { t } = useTranslation(['teaching', 'records']);
  return ({ state, phrase, comment }) =>
    [
      state === '' ? t('notInRecord') : t(`records:attendance.${state}`),
      phrase && t(`records:phrases.${phrase}`),
      comment,
    ]
      .filter(Boolean)
      .join(' · ');
}

function LineText({ change }: { readonly change: LineChange }) {
  const { t } = useTranslation('teaching');
  const textOf = useLineText();
  const { name, before, after, hours } = change;
  // Shown as the change of the balance: negative when the lesson takes more.
  const moved = hours === 0 ? '' : t('hoursMoved', { hours: changeText(-hours) });
  return (
    <Typography component="li" sx={{ overflowWrap: 'anywhere' }}>
      <b>{name}</b> {textOf(before)} → {textOf(after)} {moved}
    </Typography>
  );
}

/** The changes of a correction, student by student. */
export function ChangeList({ changes }: { readonly changes: Changes }) {
  const { t } = useTranslation('teaching');
  const parts = (['content', 'homework', 'pictures'] as const).filter((part) => changes[part]);
  return (
    <Box component="section" aria-label={t('whatChanges')}>
      <Typography sx={{ fontWeight: 600 }}>{t('whatChanges')}</Typography>
      <ul>
        {changes.lines.map((change) => (
          <LineText key={change.name} change={change} />
        ))}
        {parts.map((part) => (
          <Typography component="li" key={part}>
            {t(`changed.${part}`)}
          </Typography>
        ))}
      </ul>
    </Box>
  );
}
