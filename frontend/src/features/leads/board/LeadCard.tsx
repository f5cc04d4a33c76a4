import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { paths } from '#frontend/src/lib/paths.ts';
import type { RowAction } from '#frontend/src/ui/table/column.ts';
import { RowMenu, RowMenuIcon } from '#frontend/src/ui/table/RowMenu.tsx';
import type { LeadRow } from '#shared/leads/fields.ts';
import { isOpenLead } from '#shared/leads/rules.ts';
import { DueText } from '../DueText.tsx';
import { useLeadTexts } from '../use-lead-texts.ts';

interface Props {
  readonly lead: LeadRow;
  readonly moving: boolean;
  readonly actions: () => readonly RowAction[];
}

function Line({ children }: { readonly children: string }) {
  if (children === '') return null;
  return (
    <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
      {children}
    </Typography>
  );
}

/** A lead on the board, with a menu of what can be done with it, and where it can be moved. */
export function LeadCard({ lead, moving, actions }: Props) {
  const { t } = useTranslation('leads');
  const { ageOf, interestOf, sourceOf, trialOf, lostOf } = useLeadTexts();
  return (
    <Card
      component="li"
      variant="outlined"
      aria-busy={moving}
      sx={{ p: 1.5, pr: 0.5, opacity: moving ? 0.5 : 1 }}
    >
      <Stack direction="row" sx={{ alignItems: 'flex-start' }}>
        <Stack sx={{ flex: 1, minWidth: 0 }} spacing={0.25}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            <Link component={RouterLink} to={paths.lead(lead.id)} underline="hover">
              {lead.name}
            </Link>
          </Typography>
          <Line>{ageOf(lead)}</Line>
          <Line>{[lead.guardian.name, lead.guardian.phone].filter(Boolean).join(' · ')}</Line>
          <Line>{interestOf(lead)}</Line>
          <Line>{sourceOf(lead)}</Line>
          <Line>{trialOf(lead)}</Line>
          <Line>{lostOf(lead)}</Line>
          {isOpenLead(lead.state) && (
            <Typography variant="body2">
              {t('due')}: <DueText due={lead.due} />
            </Typography>
          )}
          {lead.owner_name && <Line>{lead.owner_name}</Line>}
        </Stack>
        <RowMenu icon={<RowMenuIcon name={lead.name} />} actions={actions} />
      </Stack>
    </Card>
  );
}
