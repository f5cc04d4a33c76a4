import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Hours } from '#frontend/src/components/study/Hours.tsx';
import { hoursOf, LOW_HOURS } from '#frontend/src/components/study/hours-of.ts';
import { useAccountName } from '#frontend/src/components/study/use-account-name.ts';
import { HomeCard } from './HomeCard.tsx';
import { useLowHours } from './queries.ts';

/** As many as one sees at a glance; the list has all of them. */
const SHOWN = 5;

/** Students whose hours are running out: of the school, for a teacher of the own classes. */
export function LowHoursCard() {
  const { t } = useTranslation('homes');
  const nameOf = useAccountName();
  const { data } = useLowHours();
  if (!data || data.list.length === 0) return null;
  const { list, cursor } = data;
  const rows = list.flatMap((student) =>
    student.accounts.filter(({ low }) => low).map((account) => ({ student, account })),
  );
  const count = list.length;
  const all = (
    <Button component={Link} to={LOW_HOURS}>
      {cursor ? t('lowHours.allMore', { count }) : t('lowHours.all', { count })}
    </Button>
  );
  return (
    <HomeCard title={t('lowHours.title')} action={all}>
      <List disablePadding>
        {rows.slice(0, SHOWN).map(({ student, account }) => (
          <ListItemButton
            key={`${student.student_id} ${account.course_id}`}
            component={Link}
            to={hoursOf(student.student_id, account.course_id)}
            divider
            sx={{ px: 1 }}
          >
            <ListItemText
              primary={student.name}
              secondary={nameOf(account)}
              sx={{ overflowWrap: 'anywhere' }}
            />
            <Hours hours={account.balance} low />
          </ListItemButton>
        ))}
      </List>
    </HomeCard>
  );
}
