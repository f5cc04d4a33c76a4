import SwapIcon from '@mui/icons-material/SwapHoriz';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#frontend/src/lib/paths.ts';
import { PageHeader } from '#frontend/src/ui/PageHeader.tsx';
import { MoreIcon, RowMenu } from '#frontend/src/ui/table/RowMenu.tsx';
import type { LeadDetail } from '#shared/leads/fields.ts';
import type { LeadAction } from '../lead-action.ts';
import { StateChip } from '../StateChip.tsx';
import { useLeadActions } from '../use-lead-actions.tsx';
import { useLeadTexts } from '../use-lead-texts.ts';

interface Props {
  readonly lead: LeadDetail;
  readonly start: (action: LeadAction) => void;
}

/** The first things to be done with a lead as buttons, all others in the menu. */
const SHOWN = ['followUp', 'trial', 'convert'];

/** The child's name, and what can be done. */
export function LeadHeader({ lead, start }: Props) {
  const { t } = useTranslation('leads');
  const { ageOf } = useLeadTexts();
  const { actionsOf, targets, move } = useLeadActions(start);
  const all = actionsOf(lead);
  const buttons = all.filter(({ key }) => SHOWN.includes(key));
  const moves = targets(lead).map((state) => ({
    key: state,
    label: `${t('moveTo')}: ${t(`states.${state}`)}`,
    icon: <SwapIcon />,
    onSelect: () => move(lead, state),
  }));
  return (
    <>
      <PageHeader
        title={[lead.name, ageOf(lead)].filter(Boolean).join(' · ')}
        actions={
          <>
            {buttons.map(({ key, label, icon, onSelect }, index) => (
              <Button
                key={key}
                startIcon={icon}
                variant={index === 0 ? 'contained' : 'outlined'}
                onClick={onSelect}
              >
                {label}
              </Button>
            ))}
            {lead.student_id && (
              <Button variant="outlined" component={Link} to={paths.student(lead.student_id)}>
                {t('toStudent')}
              </Button>
            )}
            <RowMenu
              icon={<MoreIcon label={t('actionsFor', { name: lead.name })} />}
              actions={() => [...moves, ...all.filter(({ key }) => !SHOWN.includes(key))]}
            />
          </>
        }
      />
      <Stack direction="row" sx={{ mb: 2 }}>
        <StateChip state={lead.state} />
      </Stack>
    </>
  );
}
