import PrintIcon from '@mui/icons-material/Print';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '#frontend/src/lib/abilities.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import type { HourAccountDto, HourRow } from '#shared/hours/fields.ts';
import { ROLE } from '#shared/roles.ts';
import { ExportHoursButton } from '../ExportHoursButton.tsx';
import { PrintDialog } from '../print/PrintDialog.tsx';
import { useSettleAccount } from '../queries.ts';

interface Props {
  readonly student: HourRow;
  readonly account: HourAccountDto;
}

/** Settles a used-up account, so that it causes no warnings; or opens it again. */
function SettleButton({ student, account }: Props) {
  const { t } = useTranslation('hours');
  const { mutate, isPending } = useSettleAccount();
  const { balance, settled, course_id } = account;
  if (balance !== 0) return null;
  const settle = () =>
    mutate(
      { student_id: student.student_id, course_id: course_id ?? '', settled: !settled },
      { onSuccess: () => toast.success(t(settled ? 'settle.opened' : 'settle.done')) },
    );
  return (
    <Button variant="outlined" loading={isPending} onClick={settle}>
      {t(settled ? 'settle.open' : 'settle.action')}
    </Button>
  );
}

/** The actions on an account that the user's role allows. */
export function AccountActions({ student, account }: Props) {
  const { t } = useTranslation('hours');
  const { role } = useSignedIn();
  const can = useCan();
  const [printing, setPrinting] = useState(false);
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {role === ROLE.principal && <SettleButton student={student} account={account} />}
      {can('see-finances') && (
        <Button variant="outlined" startIcon={<PrintIcon />} onClick={() => setPrinting(true)}>
          {t('print.action')}
        </Button>
      )}
      <ExportHoursButton
        payload={{ student_id: student.student_id, course_id: account.course_id ?? 'general' }}
      />
      {printing && (
        <PrintDialog student={student} account={account} onClose={() => setPrinting(false)} />
      )}
    </Stack>
  );
}
