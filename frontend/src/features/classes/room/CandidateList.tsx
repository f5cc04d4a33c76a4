import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { EmptyPicture } from '#frontend/src/ui/states/EmptyPicture.tsx';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import { MoreButton } from '#frontend/src/ui/states/MoreButton.tsx';
import type { Candidate } from '#shared/classes/fields.ts';
import type { ClassId } from '#shared/ids.ts';
import { useCandidates } from '../queries.ts';
import { CandidateRow } from './CandidateRow.tsx';

interface Props {
  readonly classId: ClassId;
  readonly search: string;
  readonly chosen: ReadonlyMap<string, Candidate>;
  readonly onToggle: (student: Candidate) => void;
}

/** Students who can be added to the class; those who are already in it cannot be chosen. */
export function CandidateList({ classId, search, chosen, onToggle }: Props) {
  const { t } = useTranslation('classes');
  const query = useCandidates(classId, search);
  const { data, error, refetch, hasNextPage, isFetching } = query;
  const students = data?.pages.flatMap(({ list }) => list) ?? [];
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={6} />;
  if (students.length === 0 && !hasNextPage)
    return (
      <EmptyState
        icon={<EmptyPicture name="nothing" />}
        title={t('join.none')}
        hint={t('join.noneHint')}
      />
    );
  return (
    <>
      <Stack
        component="ul"
        aria-label={t('join.search')}
        aria-busy={isFetching}
        sx={{ listStyle: 'none', m: 0, p: 0 }}
      >
        {students.map((student) => (
          <CandidateRow
            key={student.id}
            student={student}
            isChosen={chosen.has(student.id)}
            onToggle={onToggle}
          />
        ))}
      </Stack>
      <MoreButton query={query} fullWidth />
    </>
  );
}
