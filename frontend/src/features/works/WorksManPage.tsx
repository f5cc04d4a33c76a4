import Paper from '@mui/material/Paper';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import type { WorksTab } from '#frontend/src/lib/paths/works.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { PageHeader } from '#frontend/src/ui/PageHeader.tsx';
import { ROLE } from '#shared/roles.ts';
import { AbuseReportsTab } from './manage/AbuseReportsTab.tsx';
import { useAbuseReports, useWaiting } from './manage/queries.ts';
import { StudentsTab } from './manage/StudentsTab.tsx';
import { WaitingTab } from './manage/WaitingTab.tsx';
import { WordsTab } from './manage/WordsTab.tsx';
import { OwnWorks } from './OwnWorks.tsx';

const PARTS: Readonly<Record<WorksTab, ComponentType>> = {
  waiting: WaitingTab,
  reports: AbuseReportsTab,
  students: StudentsTab,
  own: OwnWorks,
  words: WordsTab,
};

/** Only principals edit the masked words. */
function useParts(): readonly WorksTab[] {
  const { role } = useSignedIn();
  const parts = Object.keys(PARTS) as WorksTab[];
  return role === ROLE.principal ? parts : parts.filter((part) => part !== 'words');
}

interface Counted {
  readonly data: readonly unknown[] | undefined;
  readonly hasNextPage: boolean;
}

/** How many are loaded, with a "+" when there are more. */
const countText = ({ data = [], hasNextPage }: Counted): string =>
  data.length === 0 ? '' : ` (${data.length}${hasNextPage ? '+' : ''})`;

/** Staff's page for works: approvals, reports, students' works, own works. */
export default function WorksManPage() {
  const { t } = useTranslation('works');
  const { tab } = useParams();
  const parts = useParts();
  const part = parts.find((each) => each === tab) ?? 'waiting';
  const counts = { waiting: countText(useWaiting()), reports: countText(useAbuseReports('open')) };
  const labelOf = (each: WorksTab) =>
    t(`parts.${each}`) + (each === 'waiting' || each === 'reports' ? counts[each] : '');
  const Part = PARTS[part];
  return (
    <>
      <PageHeader title={t('manage')} subtitle={t('manageHint')} />
      <Paper sx={{ mb: 2 }}>
        <Tabs
          value={part}
          variant="scrollable"
          aria-label={t('manage')}
          role="navigation"
          // Counts make tabs wider when they load: redraws the indicator.
          action={(tabs) => tabs?.updateIndicator()}
        >
          {parts.map((each) => (
            <Tab
              key={each}
              value={each}
              component={Link}
              to={paths.worksTab(each)}
              label={labelOf(each)}
              {...(each === part && { 'aria-current': 'page' })}
            />
          ))}
        </Tabs>
      </Paper>
      <Part />
    </>
  );
}
