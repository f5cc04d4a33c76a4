import TimelapseIcon from '@mui/icons-material/Timelapse';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { StudyHeader } from '#frontend/src/entities/hours/StudyHeader.tsx';
import { hoursText } from '#frontend/src/lib/format.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import { DataList } from '#frontend/src/ui/table/DataList.tsx';
import { ROLE } from '#shared/roles.ts';
import { HourButtons } from './HourButtons.tsx';
import { HourFilters } from './HourFilters.tsx';
import { useHourList } from './queries.ts';
import { useAccountColumns } from './use-account-columns.tsx';

/** Students with their hours, the lowest balances first. */
export default function HoursPage() {
  const { t } = useTranslation('hours');
  const { role } = useSignedIn();
  const navigate = useNavigate();
  const { page, ...list } = useHourList();
  const { search, filters } = list.question;
  const isWhole = search === '' && Object.keys(filters).length === 0;
  const columns = useAccountColumns(isWhole && role === ROLE.principal);
  const low = page && t('subtitle', { amount: hoursText(page.low_hours) });
  return (
    <>
      <StudyHeader
        tab="hours"
        {...(low && { subtitle: low })}
        actions={<HourButtons question={list.question} />}
      />
      <DataList
        list={list}
        label={t('list')}
        columns={columns}
        rowName={({ student }) => student.name}
        searchLabel={t('search')}
        filters={<HourFilters list={list} />}
        onOpen={({ student, account }) =>
          void navigate(paths.studentHours(student.student_id, account?.course_id))
        }
        empty={
          <EmptyState
            icon={<TimelapseIcon color="disabled" fontSize="large" />}
            title={t('empty')}
            hint={t(role === ROLE.principal ? 'emptyHint' : 'emptyTeacher')}
          />
        }
      />
    </>
  );
}
