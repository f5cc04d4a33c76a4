import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#frontend/src/lib/format.ts';
import { LOCALES, useLanguage } from '#frontend/src/lib/language.ts';
import type { LeadDto } from '#shared/contracts/leads.ts';
import { areaOf } from './use-lead-columns.tsx';

/** The details of a lead. */
export function LeadFacts({ lead }: { readonly lead: LeadDto }) {
  const { t } = useTranslation('leads');
  const { dateTime } = useFormats();
  const locale = LOCALES[useLanguage()];
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t('name'), lead.name],
    [
      t('phone'),
      <Link key="phone" href={`tel:${lead.phone.replaceAll(' ', '')}`}>
        {lead.phone}
      </Link>,
    ],
    [t('school'), lead.school_name],
    [t('area'), areaOf(lead, locale)],
    [t('at'), dateTime(lead.at)],
    [t('remark'), lead.remark || '—'],
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
      {lead.handled_at && (
        <Typography color="textSecondary">
          {t('handledBy', { name: lead.handled_by, at: dateTime(lead.handled_at) })}
        </Typography>
      )}
    </>
  );
}
