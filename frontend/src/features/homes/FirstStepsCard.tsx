import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import CloseIcon from '@mui/icons-material/Close';
import UncheckedIcon from '@mui/icons-material/RadioButtonUnchecked';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useDismissed } from '#frontend/src/lib/dismissed.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { TitledCard } from '#frontend/src/ui/TitledCard.tsx';
import type { FirstStep } from '#shared/schools/first-steps.ts';
import { useSchoolFigures } from './queries.ts';

/** Where each of the first steps is done. */
const PLACES: Readonly<Record<FirstStep, string>> = {
  institution: paths.institution,
  teachers: paths.teachers,
  students: paths.students,
  classes: paths.classes,
  timetable: paths.calendar,
  hours: paths.hours,
  cards: paths.students,
};

interface StepProps {
  readonly step: FirstStep;
  readonly done: boolean;
}

function Step({ step, done }: StepProps) {
  const { t } = useTranslation('homes');
  return (
    <ListItem disablePadding>
      <ListItemButton component={Link} to={PLACES[step]} sx={{ px: 1 }}>
        <ListItemIcon sx={{ minWidth: (theme) => theme.spacing(5) }}>
          {done ? (
            <CheckCircleIcon color="success" titleAccess={t('firstSteps.isDone')} />
          ) : (
            <UncheckedIcon color="disabled" titleAccess={t('firstSteps.isOpen')} />
          )}
        </ListItemIcon>
        <ListItemText
          primary={t(`firstSteps.${step}`)}
          secondary={done ? undefined : t(`firstSteps.${step}Hint`)}
        />
      </ListItemButton>
    </ListItem>
  );
}

/** The first steps of a new school, which tick themselves. Can be dismissed for good. */
export function FirstStepsCard() {
  const { t } = useTranslation('homes');
  const { dismissed, dismiss } = useDismissed('first-steps');
  const { data } = useSchoolFigures();
  const steps = data?.steps ?? [];
  const done = steps.filter((each) => each.done).length;
  if (dismissed || done === steps.length) return null;
  const progress = t('firstSteps.progress', { done, of: steps.length });
  return (
    <TitledCard
      title={t('firstSteps.title')}
      action={
        <IconButton aria-label={t('firstSteps.dismiss')} onClick={dismiss}>
          <CloseIcon />
        </IconButton>
      }
    >
      <Typography color="textSecondary">{t('firstSteps.hint')}</Typography>
      <LinearProgress
        variant="determinate"
        value={(done / steps.length) * 100}
        aria-label={progress}
        sx={{ mt: 1 }}
      />
      <Typography variant="body2" color="textSecondary" aria-hidden>
        {progress}
      </Typography>
      <List component="ol" disablePadding>
        {steps.map((each) => (
          <Step key={each.step} {...each} />
        ))}
      </List>
    </TitledCard>
  );
}
