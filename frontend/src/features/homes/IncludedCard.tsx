import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#frontend/src/lib/language.ts';
import { editionLabel } from '#frontend/src/lib/person.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { TitledCard } from '#frontend/src/ui/TitledCard.tsx';
import { useEditions } from './queries.ts';

/** What the school's edition includes; nothing if the edition is no longer offered. */
export function IncludedCard() {
  const { t } = useTranslation('homes');
  const { user } = useSignedIn();
  const label = editionLabel(user, useLanguage());
  const edition = useEditions().data?.find(({ name }) => name === label);
  if (!edition) return null;
  const lines = [
    t('included.teachers', { count: edition.teachers }),
    t('included.students', { count: edition.students }),
    t('included.storage', { gb: edition.storageGb }),
    t('included.traffic', { gb: edition.trafficGb }),
    ...edition.functions,
  ];
  return (
    <TitledCard title={t('included.title')}>
      <List dense disablePadding>
        {lines.map((line) => (
          <ListItem key={line} disableGutters>
            <ListItemIcon sx={{ minWidth: (theme) => theme.spacing(4) }}>
              <CheckIcon color="success" />
            </ListItemIcon>
            <ListItemText>{line}</ListItemText>
          </ListItem>
        ))}
      </List>
    </TitledCard>
  );
}
