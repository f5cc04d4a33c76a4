import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#frontend/src/lib/format.ts';
import { LOCALES, useLanguage } from '#frontend/src/lib/language.ts';
import type { CallBackDto } from '#shared/registrations/call-back-calls.ts';
import { areaOf } from './use-call-back-columns.tsx';

/** The details of a call-back. */
export function CallBackFacts({ callBack }: { readonly callBack: CallBackDto }) {
  const { t } = useTranslation('callBacks');
  const { dateTime } = useFormats();
  const locale = LOCALES[useLanguage()];
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t('name'), callBack.name],
    [
      t('phone'),
      <Link key="phone" href={`tel:${callBack.phone.replaceAll(' ', '')}`}>
        {callBack.phone}
      </Link>,
    ],
    [t('school'), callBack.school_name],
    [t('area'), areaOf(callBack, locale)],
    [t('at'), dateTime(callBack.at)],
    [t('remark'), callBack.remark || '—'],
  ];
  return (
    <>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'auto 1fr',
          columnGap: 2,
          rowGap: 1,
          m: 0,
          '& dd': { m: 0, overflowWrap: 'anywhere' },
        }}
      >
        {facts.map(([label, value]) => (
          <Box key={label} sx={{ display: 'contents' }}>
            <Typography component="dt" color="textSecondary">
              {label}
            </Typography>
            <Typography component="dd">{value}</Typography>
          </Box>
        ))}
      </Box>
      {callBack.handled_at && (
        <Typography color="textSecondary">
          {t('handledBy', { name: callBack.handled_by, at: dateTime(callBack.handled_at) })}
        </Typography>
      )}
    </>
  );
}
