import FreeBreakfastIcon from '@mui/icons-material/FreeBreakfast';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { useTranslation } from 'react-i18next';
import { LessonStepButton } from '#frontend/src/entities/records/LessonStepButton.tsx';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import type { LessonDto } from '#shared/lessons/fields.ts';
import { useToday } from './queries.ts';
import { SideDrawer } from './SideDrawer.tsx';

interface Props {
  readonly onOpen: (lesson: LessonDto) => void;
  readonly onClose: () => void;
}

function TodayList({ onOpen }: Pick<Props, 'onOpen'>) {
  const { t } = useTranslation('lessons');
  const { data, error, refetch } = useToday();
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={4} />;
  if (data.lessons.length === 0)
    return (
      <EmptyState
        icon={<FreeBreakfastIcon color="disabled" fontSize="large" />}
        title={t('noLessonsToday')}
        hint={t('noLessonsTodayHint')}
      />
    );
  return (
    <List disablePadding>
      {data.lessons.map((lesson) => {
        const { id, start, end, class_name, topic, room_name, teacher_name, state } = lesson;
        const place = [topic, room_name, teacher_name, t(`states.${state}`)].filter(Boolean);
        return (
          <ListItem key={id} disablePadding divider sx={{ gap: 1 }}>
            <ListItemButton onClick={() => onOpen(lesson)}>
              <ListItemText
                primary={`${start}–${end} ${class_name}`}
                secondary={place.join(' · ')}
              />
            </ListItemButton>
            <LessonStepButton lesson={lesson} />
          </ListItem>
        );
      })}
    </List>
  );
}

/** Today's lessons: of the whole school for principals, for teachers their own. */
export function TodayDrawer({ onOpen, onClose }: Props) {
  const { t } = useTranslation('lessons');
  return (
    <SideDrawer title={t('todayLessons')} onClose={onClose}>
      <TodayList onOpen={onOpen} />
    </SideDrawer>
  );
}
