import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import MuiLink from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '#frontend/src/lib/abilities.ts';
import { TitledCard } from '#frontend/src/ui/TitledCard.tsx';
import type { StudentId } from '#shared/ids.ts';
import type { StudentAbout } from '../queries.ts';
import { GuardiansDialog } from './GuardiansDialog.tsx';

interface Props {
  readonly id: StudentId;
  readonly family: StudentAbout['family'];
}

const COLOURS = { yes: 'success', no: 'error', unknown: 'default' } as const;

/** Who answers for the student: a tap calls them. */
export function GuardiansCard({ id, family }: Props) {
  const { t } = useTranslation('students');
  const seesPhones = useCan()('see-phones');
  const [editing, setEditing] = useState(false);
  const edit = seesPhones && <Button onClick={() => setEditing(true)}>{t('edit')}</Button>;
  return (
    <TitledCard title={t('profile.guardians')} action={edit}>
      {family.guardians.length === 0 && <Typography>{t('profile.noGuardians')}</Typography>}
      <List disablePadding>
        {family.guardians.map(({ relation, name, phone, photos }) => (
          <ListItem key={phone} disableGutters divider sx={{ gap: 1, flexWrap: 'wrap' }}>
            <ListItemText
              primary={[t(`relations.${relation}`), name].filter(Boolean).join(' · ')}
              secondary={
                seesPhones ? (
                  <MuiLink href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</MuiLink>
                ) : (
                  phone
                )
              }
              sx={{ overflowWrap: 'anywhere' }}
            />
            <Chip
              size="small"
              variant="outlined"
              color={COLOURS[photos]}
              label={t(`photos.${photos}`)}
            />
          </ListItem>
        ))}
      </List>
      {editing && <GuardiansDialog id={id} family={family} onClose={() => setEditing(false)} />}
    </TitledCard>
  );
}
