import LinkOffIcon from '@mui/icons-material/LinkOff';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import type { PageSchool } from '#shared/parents/contract.ts';
import { CallSchool } from './SchoolSection.tsx';

/** Shown for an unknown or revoked address, with the school to ask for a new one. */
export function OverState({ school }: { readonly school: PageSchool | null }) {
  const { t } = useTranslation('parents');
  return (
    <EmptyState
      icon={<LinkOffIcon color="disabled" fontSize="large" />}
      heading="h1"
      title={t('family.over')}
      hint={t('family.overHint')}
      action={
        school && (
          <>
            <Typography color="textPrimary">{school.name}</Typography>
            <CallSchool phone={school.phone} />
          </>
        )
      }
    />
  );
}
