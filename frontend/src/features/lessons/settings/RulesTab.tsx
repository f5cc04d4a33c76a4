import EditIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#frontend/src/lib/format.ts';
import type { TimeRules } from '#shared/lessons/calendar-calls.ts';
import type { CalendarSettingsDto } from '#shared/lessons/contract.ts';
import { toClock } from '../school-clock.ts';
import { useWeekdays } from '../use-date-texts.ts';
import { RulesDialog } from './RulesDialog.tsx';
import { ATTENDANCE } from './rules-form.ts';

function useFacts(rules: TimeRules): readonly (readonly [string, string])[] {
  const { t } = useTranslation('lessons');
  const { list } = useFormats();
  const weekdays = useWeekdays();
  const charged = ATTENDANCE.filter((state) => rules.charges[state]);
  const charges = list(charged.map((state) => t(`setup.rules.attendance.${state}`)));
  return [
    [
      t('setup.rules.hours'),
      t('setup.rules.span', { opens: toClock(rules.opens), closes: toClock(rules.closes) }),
    ],
    [t('fields.weekStart'), weekdays[rules.weekStart] ?? ''],
    [t('setup.rules.charges'), charges || t('setup.rules.noCharges')],
    [t('fields.leaveHours'), t('setup.rules.leaveValue', { count: rules.leaveHours })],
    [t('fields.makeupDays'), t('setup.rules.makeupValue', { count: rules.makeupDays })],
    [t('fields.overdraft'), String(rules.overdraft)],
    [t('fields.lowHours'), String(rules.lowHours)],
  ];
}

/** The rules of the calendar and of class hours. */
export function RulesTab({ settings: { rules } }: { readonly settings: CalendarSettingsDto }) {
  const { t } = useTranslation('lessons');
  const [editing, setEditing] = useState(false);
  return (
    <Stack spacing={2}>
      <Box component="dl" sx={{ m: 0 }}>
        {useFacts(rules).map(([label, value]) => (
          <Box key={label} sx={{ py: 1, borderBottom: 1, borderColor: 'divider' }}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {label}
            </Typography>
            <Typography component="dd" sx={{ m: 0 }}>
              {value}
            </Typography>
          </Box>
        ))}
      </Box>
      <Button startIcon={<EditIcon />} onClick={() => setEditing(true)} sx={{ alignSelf: 'start' }}>
        {t('setup.rules.edit')}
      </Button>
      {editing && <RulesDialog rules={rules} onClose={() => setEditing(false)} />}
    </Stack>
  );
}
