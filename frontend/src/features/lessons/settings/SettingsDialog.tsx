import Box from '@mui/material/Box';
import DialogContent from '@mui/material/DialogContent';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ClosableDialog } from '#frontend/src/ui/ClosableDialog.tsx';
import type { CalendarSettingsDto } from '#shared/lessons/contract.ts';
import { CoursesTab } from './CoursesTab.tsx';
import { HolidaysTab } from './HolidaysTab.tsx';
import { RoomsTab } from './RoomsTab.tsx';
import { RulesTab } from './RulesTab.tsx';

const TABS = ['rooms', 'courses', 'holidays', 'rules'] as const;
type TabName = (typeof TABS)[number];
const PANELS = { rooms: RoomsTab, courses: CoursesTab, holidays: HolidaysTab, rules: RulesTab };

interface Props {
  readonly settings: CalendarSettingsDto;
  readonly onClose: () => void;
}

/** The settings of the calendar, for principals. */
export function SettingsDialog({ settings, onClose }: Props) {
  const { t } = useTranslation('lessons');
  const id = useId();
  const [tab, setTab] = useState<TabName>('rooms');
  const Panel = PANELS[tab];
  return (
    <ClosableDialog title={t('settings')} maxWidth="sm" onClose={onClose}>
      <Tabs
        value={tab}
        onChange={(_, next: TabName) => setTab(next)}
        variant="scrollable"
        aria-label={t('settings')}
        sx={{ px: 2, borderBottom: 1, borderColor: 'divider' }}
      >
        {TABS.map((name) => (
          <Tab
            key={name}
            value={name}
            label={t(`setup.tabs.${name}`)}
            id={`${id}-${name}`}
            aria-controls={tab === name ? `${id}-panel` : undefined}
          />
        ))}
      </Tabs>
      <DialogContent>
        <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`}>
          <Panel settings={settings} />
        </Box>
      </DialogContent>
    </ClosableDialog>
  );
}
