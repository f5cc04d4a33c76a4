import Box from '@mui/material/Box';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { hoursText } from '#frontend/src/lib/format.ts';
import { queryOf } from '#frontend/src/lib/query.ts';
import { useLessonTime } from '#frontend/src/lib/use-lesson-time.ts';
import { ClosableDialog } from '#frontend/src/ui/ClosableDialog.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import type { LessonId } from '#shared/ids.ts';
import { teaching } from '#shared/teaching/contract.ts';
import type { RecordDetail } from '#shared/teaching/fields.ts';
import { AttendanceChip } from './AttendanceChip.tsx';
import { RecordText } from './RecordText.tsx';

/** The student's attendance, hours and the teacher's comment. */
function Own({ record: { students } }: { readonly record: RecordDetail }) {
  const { t } = useTranslation('records');
  const [own] = students;
  if (!own) return null;
  const comments = [own.phrase && t(`phrases.${own.phrase}`), own.comment].filter(Boolean);
  return (
    <>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <AttendanceChip state={own.state} />
        <Typography>{t('ownHours', { hours: hoursText(own.hours) })}</Typography>
      </Stack>
      <RecordText title={t('said')} text={comments.join(' · ')} />
    </>
  );
}

function Pictures({ pictures }: Pick<RecordDetail, 'pictures'>) {
  const { t } = useTranslation('records');
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(2, 1fr)', gap: 1 }}>
      {pictures.map(({ key, url }, index) => (
        <a key={key} href={url} target="_blank" rel="noreferrer">
          <Box
            component="img"
            src={url}
            alt={t('picture', { number: index + 1 })}
            sx={{ width: 1, aspectRatio: '4 / 3', objectFit: 'cover', borderRadius: 1 }}
          />
        </a>
      ))}
    </Box>
  );
}

function Content({ id }: { readonly id: LessonId }) {
  const { t } = useTranslation('records');
  const when = useLessonTime({ withYear: true });
  const { data, error, refetch } = useQuery({
    ...queryOf(teaching.endpoints.detail, { lesson_id: id }),
    select: ({ record }) => record,
  });
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={4} />;
  const { lesson, content, homework, pictures } = data;
  const facts = [when(lesson), lesson.topic, lesson.teacher_name].filter(Boolean);
  return (
    <Stack spacing={2}>
      <Typography color="textSecondary">{facts.join(' · ')}</Typography>
      <Own record={data} />
      <RecordText title={t('content')} text={content} />
      <RecordText title={t('homework')} text={homework} />
      {pictures.length > 0 && <Pictures pictures={pictures} />}
    </Stack>
  );
}

interface Props {
  readonly id: LessonId;
  readonly title: string;
  readonly onClose: () => void;
}

/** A lesson as its student sees it: the own attendance, the content and the homework. */
export function OwnRecordDialog({ id, title, onClose }: Props) {
  return (
    <ClosableDialog title={title} maxWidth="sm" onClose={onClose}>
      <DialogContent>
        <Content id={id} />
      </DialogContent>
    </ClosableDialog>
  );
}
