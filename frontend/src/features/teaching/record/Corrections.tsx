import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { hoursText, useFormats } from '#frontend/src/lib/format.ts';
import type { CorrectedLine, CorrectionChanges, RecordDetail } from '#shared/teaching/fields.ts';

type CorrectedStudent = CorrectionChanges['students'][number];

/** Each part of a student's line that was changed: from what to what. */
function useLineChanges(): (student: CorrectedStudent) => string[] {
  const { t } = useTranslation(['teaching', 'records']);
  const none = t('nothing');
  const phraseOf = ({ phrase }: CorrectedLine) => (phrase ? t(`records:phrases.${phrase}`) : none);
  return ({ from, to }) => {
    const changes: [string, string][] = [
      [
        from ? t(`records:attendance.${from.state}`) : t('notInRecord'),
        t(`records:attendance.${to.state}`),
      ],
      [
        t('hourCount', { count: from?.hours ?? 0, hours: hoursText(from?.hours ?? 0) }),
        t('hourCount', { count: to.hours, hours: hoursText(to.hours) }),
      ],
      [from ? phraseOf(from) : none, phraseOf(to)],
      [from?.comment || none, to.comment || none],
    ];
    return changes.filter(([was, is]) => was !== is).map(([was, is]) => `${was} → ${is}`);
  };
}

/** How many lines and texts a correction changed. */
export const countChanges = (changes: CorrectionChanges | null | undefined): number =>
  changes
    ? changes.students.length +
      [changes.content, changes.homework, changes.pictures].filter(Boolean).length
    : 0;

/** What one correction changed, a line for each student and text. */
function Changes({ changes }: { readonly changes: CorrectionChanges }) {
  const { t } = useTranslation('teaching');
  const changesOf = useLineChanges();
  const { students, content, homework, pictures } = changes;
  const texts = [
    ...(content ? [[t('content'), content.from, content.to] as const] : []),
    ...(homework ? [[t('homework'), homework.from, homework.to] as const] : []),
    ...(pictures ? [[t('changed.pictures'), `${pictures.from}`, `${pictures.to}`] as const] : []),
  ];
  return (
    <Box component="ul" sx={{ my: 0.5 }}>
      {students.map((student) => (
        <li key={student.student_id}>
          {t('changeOf', { name: student.name, changes: changesOf(student).join(', ') })}
        </li>
      ))}
      {texts.map(([name, from, to]) => (
        <li key={name}>
          {t('changeOf', { name, changes: `${from || t('nothing')} → ${to || t('nothing')}` })}
        </li>
      ))}
    </Box>
  );
}

/** The corrections of the record: who, when and why, and from what to what. */
export function Corrections({ corrections }: Pick<RecordDetail, 'corrections'>) {
  const { t } = useTranslation('teaching');
  const { dateTime } = useFormats();
  if (corrections.length === 0) return null;
  return (
    <Paper component="section" aria-labelledby="corrections" sx={{ p: 2 }}>
      <Typography id="corrections" variant="h3">
        {t('corrections')}
      </Typography>
      <Box component="ul" sx={{ overflowWrap: 'anywhere' }}>
        {corrections.map(({ at, by_name, reason, changes }) => (
          <li key={at}>
            <Typography>
              {t('correctionBy', { when: dateTime(at), name: by_name, reason })}
            </Typography>
            {changes && <Changes changes={changes} />}
          </li>
        ))}
      </Box>
    </Paper>
  );
}
