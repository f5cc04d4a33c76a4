import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { LabelledSelect } from '#frontend/src/ui/form/LabelledSelect.tsx';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import type { UncoveredLesson } from '#shared/lessons/substitute-calls.ts';
import { useWhen } from '../use-date-texts.ts';
import { LEFT, type Substitutes } from './use-substitutes.ts';

interface LineProps {
  readonly uncovered: UncoveredLesson;
  readonly value: string;
  readonly onChoose: (teacher: string) => void;
}

/** One lesson, and the choice of its substitute. */
function UncoveredLine({ uncovered, value, onChoose }: LineProps) {
  const { t } = useTranslation('lessons');
  const when = useWhen();
  const { lesson, part, candidates } = uncovered;
  const assists = part === 'assistant';
  const name = t('plans.lesson', { name: lesson.class_name, when: when(lesson) });
  return (
    <LabelledSelect
      label={t(assists ? 'substitutes.assistant' : 'substitutes.substitute', { lesson: name })}
      value={value}
      onChange={({ target }) => onChoose(target.value)}
      choices={[
        ...candidates.map(({ teacher_id, name: who, fit, lessons: count }) => ({
          value: teacher_id,
          label: t('substitutes.candidate', {
            name: who,
            fit: t(`substitutes.fits.${fit}`),
            count,
          }),
        })),
        ...(assists ? [{ value: '', label: t('substitutes.noAssistant') }] : []),
        {
          value: LEFT,
          label: t(candidates.length > 0 ? 'substitutes.leave' : 'substitutes.nobody'),
        },
      ]}
    />
  );
}

/** The lessons without a teacher; the best candidate is preselected. */
export function UncoveredList({ substitutes }: { readonly substitutes: Substitutes }) {
  const { t } = useTranslation('lessons');
  const { query, list, choiceOf, choose } = substitutes;
  const { data, error, isFetching, refetch } = query;
  return (
    <Stack component="section" spacing={2} aria-label={t('plans.preview')} sx={{ minWidth: 0 }}>
      <Typography variant="h3" role="status">
        {data ? t('substitutes.count', { count: list.length }) : t('plans.preview')}
      </Typography>
      {isFetching && <LinearProgress aria-hidden />}
      {error && !isFetching && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && !isFetching && (
        <Typography color="textSecondary">{t('substitutes.hint')}</Typography>
      )}
      {data && list.length === 0 && (
        <EmptyState title={t('substitutes.none')} hint={t('substitutes.noneHint')} />
      )}
      {list.map((uncovered) => (
        <UncoveredLine
          key={uncovered.lesson.id}
          uncovered={uncovered}
          value={choiceOf(uncovered)}
          onChoose={(teacher) => choose(uncovered.lesson.id, teacher)}
        />
      ))}
      {list.length > 0 && <Typography color="textSecondary">{t('substitutes.told')}</Typography>}
    </Stack>
  );
}
