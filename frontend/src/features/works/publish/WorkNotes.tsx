import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { isForEverybody } from '#frontend/src/entities/works/is-for-everybody.ts';
import { useFormats } from '#frontend/src/lib/format.ts';
import type { WorkDto } from '#shared/works/fields.ts';

type Severity = 'info' | 'warning' | 'error';

/** Notes on what others see of a work. */
function useNotes(work: WorkDto): { severity: Severity; text: string }[] {
  const { t } = useTranslation(['works', 'work']);
  const { dateTime } = useFormats();
  const { visibility, pending, declined, blocked, version, shown_version } = work;
  const notes: { severity: Severity; text: string }[] = [];
  if (blocked) notes.push({ severity: 'error', text: t('blockedNote') });
  if (pending)
    notes.push({
      severity: 'info',
      text: t(isForEverybody(work) ? 'work:pending' : 'work:pendingLook'),
    });
  if (declined) {
    const when = { time: dateTime(declined.at) };
    const keys = isForEverybody(work)
      ? (['declinedWhy', 'declinedNote'] as const)
      : (['notShownWhy', 'notShownNote'] as const);
    const text = declined.reason
      ? t(keys[0], { ...when, reason: declined.reason })
      : t(keys[1], when);
    notes.push({ severity: 'warning', text });
  }
  if (visibility !== 'private' && !pending && version > shown_version)
    notes.push({ severity: 'info', text: t('newerNote') });
  return notes;
}

/** Tells the author and staff what others see of a work, and how its approval stands. Nobody else sees it. */
export function WorkNotes({ work }: { readonly work: WorkDto }) {
  const notes = useNotes(work);
  if (!work.managed || notes.length === 0) return null;
  return (
    <Stack spacing={1} sx={{ mb: 2 }}>
      {notes.map(({ severity, text }) => (
        <Alert key={text} severity={severity}>
          {text}
        </Alert>
      ))}
    </Stack>
  );
}
