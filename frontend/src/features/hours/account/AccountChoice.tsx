import Paper from '@mui/material/Paper';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useTranslation } from 'react-i18next';
import { Hours } from '#frontend/src/entities/hours/Hours.tsx';
import { useAccountName } from '#frontend/src/entities/hours/use-account-name.ts';
import type { HourAccountDto } from '#shared/hours/fields.ts';

interface Props {
  readonly accounts: readonly HourAccountDto[];
  readonly chosen: HourAccountDto;
  readonly onChoose: (course: string | null) => void;
}

const GENERAL = 'general';

/** The student's accounts, each with its balance. */
export function AccountChoice({ accounts, chosen, onChoose }: Props) {
  const { t } = useTranslation('hours');
  const nameOf = useAccountName();
  if (accounts.length < 2) return null;
  return (
    <Paper sx={{ mb: 2 }}>
      <Tabs
        value={chosen.course_id ?? GENERAL}
        onChange={(_, next: string) => onChoose(next === GENERAL ? null : next)}
        variant="scrollable"
        aria-label={t('course')}
      >
        {accounts.map((account) => (
          <Tab
            key={account.course_id ?? GENERAL}
            value={account.course_id ?? GENERAL}
            iconPosition="end"
            icon={<Hours hours={account.balance} low={account.low} />}
            label={nameOf(account)}
            sx={{ gap: 1 }}
          />
        ))}
      </Tabs>
    </Paper>
  );
}
