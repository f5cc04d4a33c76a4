import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { useTranslation } from 'react-i18next';
import { paths } from '#frontend/src/lib/paths.ts';
import { Section } from './Section.tsx';
import type { FamilyPage, SchoolFormats } from './use-family.ts';

interface Props {
  readonly reports: FamilyPage['reports'];
  readonly formats: SchoolFormats;
}

/** The child's last reports; each opens on a page of its own. Nothing before the first one. */
export function ReportsSection({ reports, formats }: Props) {
  const { t } = useTranslation('parents');
  if (reports.length === 0) return null;
  return (
    <Section title={t('family.reports')}>
      <List disablePadding>
        {reports.map(({ id, name, class_name, published, read, token }) => (
          <ListItem key={id} disablePadding divider>
            <ListItemButton component="a" href={paths.sharedReport(token)}>
              <ListItemText
                primary={name || t('family.noReportName')}
                secondary={`${formats.date(published)} · ${class_name}`}
                sx={{ overflowWrap: 'anywhere', mr: 1 }}
              />
              {!read && <Chip size="small" color="primary" label={t('family.newReport')} />}
              <ChevronRightIcon color="action" />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Section>
  );
}
