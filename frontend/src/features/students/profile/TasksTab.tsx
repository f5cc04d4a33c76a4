import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { AnswerChip } from '#frontend/src/entities/tasks/TaskChips.tsx';
import { useFormats } from '#frontend/src/lib/format.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { pagesOf } from '#frontend/src/lib/query.ts';
import type { Answer } from '#shared/endpoint.ts';
import type { StudentId } from '#shared/ids.ts';
import { students } from '#shared/students/contract.ts';
import { PagedList } from './PagedList.tsx';

type GivenTask = Answer<typeof students.endpoints.tasks>['list'][number];

function useFacts() {
  const { t } = useTranslation('students');
  const { dateTime } = useFormats();
  return ({ deadline, handed_in: at, score, comment }: GivenTask): string =>
    [
      deadline && t('profile.deadline', { at: dateTime(deadline) }),
      at && t('profile.handedIn', { at: dateTime(at) }),
      score !== null && t('profile.score', { score }),
      comment,
    ]
      .filter(Boolean)
      .join(' · ');
}

/** Something was handed in, or the deadline has frozen what there was. */
const isThere = ({ handed_in: at, at_deadline: state }: GivenTask): boolean =>
  at !== null || state === 'work' || state === 'template';

/** What the student was given to do, and what came of it. */
export function TasksTab({ id }: { readonly id: StudentId }) {
  const { t } = useTranslation('students');
  const factsOf = useFacts();
  const query = useInfiniteQuery(pagesOf(students.endpoints.tasks, { student_id: id, limit: 10 }));
  return (
    <PagedList query={query} label={t('profile.tabs.tasks')} empty={t('profile.noTasks')}>
      {(task: GivenTask) => {
        const text = (
          <ListItemText
            primary={task.title}
            secondary={factsOf(task)}
            sx={{ overflowWrap: 'anywhere', mr: 1 }}
          />
        );
        const chip = <AnswerChip state={task.state} atDeadline={task.at_deadline} />;
        const opens = task.readable && isThere(task);
        return (
          <ListItem key={task.id} divider disablePadding={opens}>
            {opens ? (
              <ListItemButton component={Link} to={paths.review(task.id, id)}>
                {text}
                {chip}
              </ListItemButton>
            ) : (
              <>
                {text}
                {chip}
              </>
            )}
          </ListItem>
        );
      }}
    </PagedList>
  );
}
