import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Line, Lines } from './Lines.tsx';
import { Nothing, Section } from './Section.tsx';
import type { FamilyPage, SchoolFormats } from './use-family.ts';

type Lesson = FamilyPage['lessons'][number];

interface Props {
  readonly lessons: readonly Lesson[];
  readonly formats: SchoolFormats;
}

function LessonLine({ lesson, formats }: { readonly lesson: Lesson } & Pick<Props, 'formats'>) {
  const { t } = useTranslation('parents');
  const { lessonDay, time } = formats;
  const { class_name, topic, teacher_name, room_name, starts_at, ends_at } = lesson;
  return (
    <Line
      title={`${lessonDay(starts_at)} ${time(starts_at)}–${time(ends_at)}`}
      end={
        lesson.on_leave ? (
          <Chip size="small" color="info" variant="outlined" label={t('family.onLeave')} />
        ) : lesson.guest ? (
          <Chip size="small" variant="outlined" label={t('family.guest')} />
        ) : undefined
      }
      below={[
        [class_name, topic].filter(Boolean).join(' · '),
        [teacher_name, room_name].filter(Boolean).join(' · '),
      ]}
    />
  );
}

/** Lessons that are shown at first: on a phone the hours should not be far below. */
const SHOWN = 4;

/** The child's next lessons, and whether leave was asked for. */
export function LessonsSection({ lessons, formats }: Props) {
  const { t } = useTranslation('parents');
  const [all, setAll] = useState(false);
  const shown = all ? lessons : lessons.slice(0, SHOWN);
  return (
    <Section title={t('family.lessons')}>
      {lessons.length === 0 && <Nothing>{t('family.noLessons')}</Nothing>}
      <Lines>
        {shown.map((lesson) => (
          <LessonLine key={lesson.id} lesson={lesson} formats={formats} />
        ))}
      </Lines>
      {lessons.length > shown.length && (
        <Button onClick={() => setAll(true)} sx={{ mt: 1 }}>
          {t('family.allLessons', { count: lessons.length })}
        </Button>
      )}
    </Section>
  );
}
