import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '#frontend/src/ui/lazy-part.tsx';
import { Section } from './Section.tsx';
import type { Address, FamilyPage, SchoolFormats } from './use-family.ts';

/** Few families open each notice, and what shows files is large. */
const NoticeDialog = lazyPart(async () => (await import('./NoticeDialog.tsx')).NoticeDialog);

interface Props {
  readonly address: Address;
  readonly notices: FamilyPage['notices'];
  readonly formats: SchoolFormats;
}

/** What the school tells the child, or everybody. Nothing before the first notice. */
export function NoticesSection({ address, notices, formats }: Props) {
  const { t } = useTranslation('parents');
  const [openId, setOpenId] = useState('');
  const open = notices.find(({ id }) => id === openId);
  if (notices.length === 0) return null;
  return (
    <Section title={t('family.notices')}>
      <List disablePadding>
        {notices.map(({ id, title, summary, published, important, by }) => (
          <ListItem key={id} disablePadding divider>
            <ListItemButton onClick={() => setOpenId(id)}>
              <ListItemText
                primary={title}
                secondary={
                  <>
                    {summary && (
                      <>
                        {summary}
                        <br />
                      </>
                    )}
                    {`${formats.date(published)} · ${by}`}
                  </>
                }
                sx={{ overflowWrap: 'anywhere', mr: 1 }}
              />
              {important && <Chip size="small" color="error" label={t('family.important')} />}
              <ChevronRightIcon color="action" />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
      {open && <NoticeDialog address={address} notice={open} onClose={() => setOpenId('')} />}
    </Section>
  );
}
