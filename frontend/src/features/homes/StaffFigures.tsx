import { useTranslation } from 'react-i18next';
import { useLowHours } from '#frontend/src/entities/hours/use-low-hours.ts';
import { useMissingCount } from '#frontend/src/entities/records/use-missing-count.ts';
import { useToReview } from '#frontend/src/entities/tasks/use-to-review.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { FigureLinks } from './FigureLinks.tsx';
import { useSchoolFigures, useTodaysLessons } from './queries.ts';

/** What a principal decides by: accounts of the edition, and what happened within seven days. */
export function PrincipalFigures() {
  const { t } = useTranslation('homes');
  const { data } = useSchoolFigures();
  const { week } = data ?? {};
  return (
    <FigureLinks
      label={t('figures.title')}
      figures={[
        {
          name: 'students',
          label: t('figures.students'),
          value: data?.students.used,
          cap: data?.students.cap,
          to: paths.students,
        },
        {
          name: 'teachers',
          label: t('figures.teachers'),
          value: data?.teachers.used,
          cap: data?.teachers.cap,
          to: paths.teachers,
        },
        {
          name: 'classes',
          label: t('figures.classes'),
          value: data?.open_classes,
          to: paths.classes,
        },
        {
          name: 'lessons',
          label: t('figures.lessons'),
          value: week?.totals.lessons,
          to: paths.records,
        },
        {
          name: 'works',
          label: t('figures.works'),
          value: week?.totals.works,
          to: paths.statistics,
        },
      ]}
    />
  );
}

/** What a teacher has to do. */
export function TeacherFigures() {
  const { t } = useTranslation(['homes', 'task', 'study']);
  const today = useTodaysLessons().data?.lessons.length;
  const missing = useMissingCount().data;
  const toReview = useToReview().data?.reduce((sum, { waiting }) => sum + waiting, 0);
  const { data: low } = useLowHours();
  const shortOfHours = low && (low.cursor ? `${low.list.length}+` : low.list.length);
  const waits = (count: number | undefined) => (count ?? 0) > 0;
  return (
    <FigureLinks
      label={t('figures.mine')}
      figures={[
        { name: 'today', label: t('lessons.today'), value: today, to: paths.calendar },
        {
          name: 'missing',
          label: t('lessons.missingTitle'),
          value: missing,
          to: paths.missingRecords,
          waits: waits(missing),
        },
        {
          name: 'toReview',
          label: t('task:reviewing.title'),
          value: toReview,
          to: paths.tasks,
          waits: waits(toReview),
        },
        {
          name: 'lowHours',
          label: t('study:lowHours.title'),
          value: shortOfHours,
          to: paths.lowHours,
        },
      ]}
    />
  );
}
