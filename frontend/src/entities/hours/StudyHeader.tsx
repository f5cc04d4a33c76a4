import Paper from '@mui/material/Paper';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#frontend/src/lib/paths.ts';
import { PageHeader } from '#frontend/src/ui/PageHeader.tsx';

/** Each tab is a screen of its own feature. */
const TABS = [
  { name: 'hours', path: paths.hours },
  { name: 'makeups', path: paths.makeups },
] as const;
type TabName = (typeof TABS)[number]['name'];

interface Props {
  readonly tab: TabName;
  readonly subtitle?: string;
  /** The buttons of this tab. */
  readonly actions?: ReactNode;
}

/** The header of the screens about hours and makeups, with the tabs that lead from one to the other. */
export function StudyHeader({ tab, ...header }: Props) {
  const { t } = useTranslation('study');
  return (
    <>
      <PageHeader title={t('title')} {...header} />
      {TABS.length > 1 && (
        <Paper sx={{ mb: { xs: 1, sm: 2 } }}>
          <Tabs value={tab} variant="scrollable" aria-label={t('tabs.label')} role="navigation">
            {TABS.map(({ name, path }) => (
              <Tab
                key={name}
                value={name}
                component={Link}
                to={path}
                label={t(`tabs.${name}`)}
                {...(name === tab && { 'aria-current': 'page' })}
              />
            ))}
          </Tabs>
        </Paper>
      )}
    </>
  );
}
