import CloseIcon from '@mui/icons-material/Close';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useDismissed } from '#frontend/src/lib/dismissed.ts';
import { urlsOf, useMenu } from '#frontend/src/lib/menu.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { useSubscription } from '#frontend/src/lib/subscription.ts';
import { TitledCard } from '#frontend/src/ui/TitledCard.tsx';
import { DAY_MS } from '#shared/days.ts';
import { LIMITS } from '#shared/limits.ts';
import { ROLE } from '#shared/roles.ts';

/** The screens to set up a new school, in the best order. */
const FIRST_STEPS = [
  { key: 'institution', to: paths.institution },
  { key: 'teachers', to: paths.teachers },
  { key: 'students', to: paths.students },
  { key: 'classes', to: paths.classes },
] as const;

/** Whether a school is in its trial period. */
const isNewSchool = (start: string, now: Date): boolean =>
  now.getTime() < Date.parse(start) + LIMITS.trialDays * DAY_MS;

/** The first steps for a new school. Can be dismissed for good. */
export function FirstStepsCard() {
  const { t } = useTranslation('homes');
  const { role } = useSignedIn();
  const { dismissed, dismiss } = useDismissed('first-steps');
  const { data: menu = [] } = useMenu();
  const { data: subscription } = useSubscription();
  const urls = urlsOf(menu);
  const steps = FIRST_STEPS.filter(({ to }) => urls.includes(to));
  const isNew = subscription !== undefined && isNewSchool(subscription.startTime, new Date());
  if (dismissed || role !== ROLE.principal || !isNew || steps.length === 0) return null;
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
      <List component="ol" disablePadding>
        {steps.map(({ key, to }, index) => (
          <ListItem key={key} disablePadding>
            <ListItemButton component={Link} to={to}>
              <ListItemText
                primary={`${index + 1}. ${t(`firstSteps.${key}`)}`}
                secondary={t(`firstSteps.${key}Hint`)}
              />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </TitledCard>
  );
}
