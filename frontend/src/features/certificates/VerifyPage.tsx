import CancelIcon from '@mui/icons-material/Cancel';
import HelpIcon from '@mui/icons-material/HelpOutlined';
import VerifiedIcon from '@mui/icons-material/Verified';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { ApiError } from '#frontend/src/lib/api-error.ts';
import { useFormats } from '#frontend/src/lib/format.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { queryOf } from '#frontend/src/lib/query.ts';
import { LabelledInput } from '#frontend/src/ui/form/LabelledInput.tsx';
import { PublicPage } from '#frontend/src/ui/PublicPage.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import { certificates } from '#shared/certificates/contract.ts';
import { CERTIFICATE_LIMITS } from '#shared/certificates/limits.ts';
import { codeIn } from '#shared/certificates/number.ts';
import { CODE } from '#shared/codes.ts';
import type { Answer } from '#shared/endpoint.ts';

const { verify } = certificates.endpoints;

const LOOKS = {
  valid: { Icon: VerifiedIcon, color: 'success' },
  revoked: { Icon: CancelIcon, color: 'error' },
  replaced: { Icon: CancelIcon, color: 'error' },
} as const;

/** What the number proves, the most important first. */
function Proof({ proof }: { readonly proof: Answer<typeof verify> }) {
  const { t } = useTranslation('certificates');
  const { day } = useFormats();
  const { state, since, name, title, school, date } = proof;
  const { Icon, color } = LOOKS[state];
  return (
    <Stack spacing={2} sx={{ overflowWrap: 'anywhere' }}>
      <Stack direction="row" spacing={1.5} role="status" sx={{ alignItems: 'center' }}>
        <Icon color={color} sx={{ fontSize: '3rem' }} />
        <Typography variant="h2">
          {t(`verify.${state}`, { day: since ? day(since) : '' })}
        </Typography>
      </Stack>
      <Stack component="dl" spacing={1} sx={{ m: 0 }}>
        {(
          [
            ['name', name],
            ['certificate', title],
            ['school', school],
            ['date', day(date)],
          ] as const
        ).map(([label, text]) => (
          <div key={label}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {t(`verify.${label}`)}
            </Typography>
            <Typography component="dd" sx={{ m: 0, fontSize: '1.125rem', fontWeight: 600 }}>
              {text}
            </Typography>
          </div>
        ))}
      </Stack>
    </Stack>
  );
}

/** The number as it stands on the paper. */
function NumberForm({ first }: { readonly first: boolean }) {
  const { t } = useTranslation('certificates');
  const navigate = useNavigate();
  const [number, setNumber] = useState('');
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const typed = number.trim();
    if (typed) void navigate(paths.verifiedCertificate(codeIn(typed) ?? typed));
  };
  return (
    <Stack component="form" spacing={2} onSubmit={onSubmit}>
      <LabelledInput
        label={t(first ? 'verify.number' : 'verify.another')}
        hint={t('verify.numberHint')}
        value={number}
        autoComplete="off"
        maxLength={CERTIFICATE_LIMITS.numberMax}
        onChange={({ target }) => setNumber(target.value)}
      />
      <Button type="submit" variant={first ? 'contained' : 'outlined'} size="large">
        {t('verify.check')}
      </Button>
    </Stack>
  );
}

function Verified({ code }: { readonly code: string }) {
  const { t } = useTranslation('certificates');
  const { data, error, refetch } = useQuery({
    ...queryOf(verify, { number: code }),
    // A wrong number stays wrong, and each try counts.
    retry: false,
    refetchOnWindowFocus: false,
  });
  if (data) return <Proof proof={data} />;
  if (error instanceof ApiError && error.code === CODE.notFound)
    return (
      <Stack direction="row" spacing={1.5} role="status" sx={{ alignItems: 'center' }}>
        <HelpIcon color="warning" sx={{ fontSize: '3rem' }} />
        <div>
          <Typography variant="h2">{t('verify.unknown')}</Typography>
          <Typography>{t('verify.unknownHint')}</Typography>
        </div>
      </Stack>
    );
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return <ListSkeleton rows={4} />;
}

/** Where anybody checks a certificate by its number, or by the code on it. */
export default function VerifyPage() {
  const { t } = useTranslation('certificates');
  const { code } = useParams();
  return (
    <PublicPage title={t('verifyTitle')} subtitle={code ? undefined : t('verify.subtitle')}>
      <meta name="robots" content="noindex, nofollow" />
      <meta name="referrer" content="no-referrer" />
      <Stack key={code} spacing={4}>
        {code && <Verified code={code} />}
        <NumberForm first={!code} />
      </Stack>
    </PublicPage>
  );
}
