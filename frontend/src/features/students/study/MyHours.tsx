import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useHoursLine, useOwnHours } from '#frontend/src/entities/hours/use-own-hours.ts';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import { MyEntries } from './MyEntries.tsx';
import { StudyCard } from './StudyCard.tsx';

function Accounts() {
  const { t } = useTranslation('students');
  const { data, error, refetch } = useOwnHours();
  const lineOf = useHoursLine();
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={2} />;
  if (data.length === 0) return <EmptyState title={t('study.noHours')} />;
  return data.map((account) => (
    <Accordion
      key={account.course_id}
      variant="outlined"
      slotProps={{ transition: { unmountOnExit: true } }}
    >
      <AccordionSummary expandIcon={<ExpandMoreIcon />}>
        <Typography sx={{ fontSize: '1.1875rem', fontWeight: 600 }}>{lineOf(account)}</Typography>
      </AccordionSummary>
      <AccordionDetails>
        <MyEntries course={account.course_id} />
      </AccordionDetails>
    </Accordion>
  ));
}

/** What is left of each kind of course, and how it came to be so. */
export function MyHours() {
  const { t } = useTranslation('students');
  return (
    <StudyCard title={t('study.myHours')}>
      <Accounts />
    </StudyCard>
  );
}
