import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Leaving } from '#frontend/src/lib/drafts/draft-view.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { useTab } from '#frontend/src/lib/use-tab.ts';
import { useHarmlessLeaving } from '#frontend/src/ui/drafts/use-draft-guard.ts';
import { useLeaveGuard } from '#frontend/src/ui/form/use-leave-guard.tsx';
import { lazyPart } from '#frontend/src/ui/lazy-part.tsx';
import { PageHeader } from '#frontend/src/ui/PageHeader.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { PageLoading } from '#frontend/src/ui/states/PageLoading.tsx';
import { ROLE } from '#shared/roles.ts';
import { FirstPasswordCard } from './FirstPasswordCard.tsx';
import { InformationForm } from './InformationForm.tsx';
import { IntroductionView } from './IntroductionView.tsx';
import { type Institution, useInstitution } from './queries.ts';
import { RegionCard } from './RegionCard.tsx';
import { ShareCard } from './ShareCard.tsx';
import { SwitchesCard } from './SwitchesCard.tsx';

const AboutEditor = lazyPart(async () => (await import('./AboutEditor.tsx')).AboutEditor, {
  fallback: <PageLoading />,
});

const PageTab = lazyPart(async () => (await import('./page/PageTab.tsx')).PageTab, {
  fallback: <PageLoading />,
});

const PARTS = ['information', 'about', 'page'] as const;
type Part = (typeof PARTS)[number];

/** The principal's view: tabs that are saved separately, and a question before unsaved input is lost. */
function Editing({ school }: { readonly school: Institution }) {
  const { t } = useTranslation('institutions');
  const [part, setPart] = useTab(PARTS, 'tab');
  const [leaving, setLeaving] = useState<Leaving>('free');
  const setDirty = useCallback((dirty: boolean) => setLeaving(dirty ? 'lost' : 'free'), []);
  const harmless = useHarmlessLeaving();
  const isHarmless = leaving === 'harmless';
  const { leave, question } = useLeaveGuard(leaving !== 'free', isHarmless ? harmless : undefined);
  const open = (next: Part) =>
    leave(() => {
      setLeaving('free');
      setPart(next);
    });
  return (
    <Paper>
      <Tabs
        value={part}
        onChange={(_event, next: Part) => open(next)}
        aria-label={t('title')}
        variant="scrollable"
        sx={{ px: 2, borderBottom: 1, borderColor: 'divider' }}
      >
        {PARTS.map((name) => (
          <Tab
            key={name}
            value={name}
            id={`${name}-tab`}
            aria-controls={name}
            label={t(name === 'page' ? 'page.tab' : name)}
          />
        ))}
      </Tabs>
      <Stack role="tabpanel" id={part} aria-labelledby={`${part}-tab`} sx={{ p: { xs: 2, sm: 3 } }}>
        {part === 'information' && (
          <InformationForm key={school.rev} school={school} onDirty={setDirty} />
        )}
        {part === 'about' && <AboutEditor school={school} onLeaving={setLeaving} />}
        {part === 'page' && <PageTab onDirty={setDirty} />}
      </Stack>
      {question}
    </Paper>
  );
}

/** Institution information: principals edit it, teachers read it, and the public page shows it. */
export default function InstitutionPage() {
  const { t } = useTranslation('institutions');
  const { role } = useSignedIn();
  const { data, error, refetch } = useInstitution();
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle')}
        actions={
          role === ROLE.principal && (
            <Button component={Link} to={paths.schoolExport} variant="outlined">
              {t('exportAll')}
            </Button>
          )
        }
      />
      {!data && !error && <PageLoading />}
      {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data && (
        <Stack
          direction={{ xs: 'column', lg: 'row' }}
          spacing={2}
          sx={{ alignItems: 'flex-start' }}
        >
          <Box sx={{ flex: 2, width: 1, minWidth: 0 }}>
            {role === ROLE.principal ? (
              <Editing school={data} />
            ) : (
              <IntroductionView school={data} />
            )}
          </Box>
          <Stack spacing={2} sx={{ flex: { lg: 1 }, width: 1, minWidth: 0 }}>
            <ShareCard school={data.id} />
            {role === ROLE.principal && <RegionCard />}
            {role === ROLE.principal && <FirstPasswordCard />}
            {role === ROLE.principal && <SwitchesCard />}
          </Stack>
        </Stack>
      )}
    </>
  );
}
