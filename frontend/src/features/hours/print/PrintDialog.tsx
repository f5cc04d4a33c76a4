import PrintIcon from '@mui/icons-material/Print';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ClosableDialog } from '#frontend/src/ui/ClosableDialog.tsx';
import { FieldPair } from '#frontend/src/ui/form/FieldPair.tsx';
import { LabelledDay } from '#frontend/src/ui/form/LabelledDay.tsx';
import { PrintSheet } from '#frontend/src/ui/PrintSheet.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import { addDays } from '#shared/days.ts';
import type { HourAccountDto, HourRow } from '#shared/hours/fields.ts';
import { useSchoolCalendar } from '../queries.ts';
import { Statement } from './Statement.tsx';
import type { Period } from './statement-lines.ts';
import { useStatementLines } from './use-statement-lines.ts';

interface Props {
  readonly student: HourRow;
  readonly account: HourAccountDto;
  readonly onClose: () => void;
}

const USUAL_DAYS = 90;

/** The period of the last months, until today in the school's time zone. */
function usualPeriod(timeZone: string): Period {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  const to = format.format(new Date());
  return { from: addDays(to, -USUAL_DAYS), to };
}

/** Chooses the period of a statement, shows it and prints it. */
export function PrintDialog({ student, account, onClose }: Props) {
  const { t } = useTranslation('hours');
  const { data: calendar } = useSchoolCalendar();
  const timeZone = calendar?.time_zone ?? '';
  const [chosen, setPeriod] = useState<Period | null>(null);
  const period = chosen ?? usualPeriod(timeZone || 'UTC');
  const asked = { id: student.student_id, course: account.course_id, period, timeZone };
  const { data, error, refetch } = useStatementLines(asked);
  const isWrong = period.from > period.to;
  const dates = (['from', 'to'] as const).map((end) => (
    <LabelledDay
      key={`${end} ${timeZone}`}
      label={t(`print.${end}`)}
      value={period[end]}
      error={end === 'to' && isWrong ? t('print.backwards') : undefined}
      onChange={(chosenDay) => setPeriod({ ...period, [end]: chosenDay })}
    />
  ));
  return (
    <ClosableDialog title={t('print.title')} maxWidth="md" onClose={onClose}>
      <DialogContent>
        <FieldPair>{dates}</FieldPair>
        {error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!data && !error && !isWrong && <ListSkeleton rows={6} />}
        {data && (
          <PrintSheet>
            <Statement student={student} account={account} period={period} statement={data} />
          </PrintSheet>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3 }}>
        <Button
          variant="contained"
          startIcon={<PrintIcon />}
          disabled={!data || isWrong}
          onClick={() => print()}
        >
          {t('print.print')}
        </Button>
      </DialogActions>
    </ClosableDialog>
  );
}
