import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useCan } from '#frontend/src/lib/abilities.ts';
import { send } from '#frontend/src/lib/api.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { ExportButton } from '#frontend/src/ui/ExportButton.tsx';
import { PageHeader } from '#frontend/src/ui/PageHeader.tsx';
import { TabbedPanel } from '#frontend/src/ui/TabbedPanel.tsx';
import { analysis } from '#shared/analysis/contract.ts';
import { ROLE } from '#shared/roles.ts';
import { MonthsFields } from '../MonthsFields.tsx';
import { useMonths } from '../use-months.ts';
import { OwnersTab } from './OwnersTab.tsx';
import { RecordsTab } from './RecordsTab.tsx';
import { toRecordQuery } from './record-query.ts';

const TABS = ['teacher', 'class', 'record'] as const;
type TabName = (typeof TABS)[number];

/** The open tab; the months of the address stay when it changes. */
function useReportTab(tabs: readonly TabName[]): [TabName, (tab: TabName) => void] {
  const [parameters, setParameters] = useSearchParams();
  const tab = tabs.find((name) => name === parameters.get('view')) ?? tabs[0] ?? 'class';
  const change = (view: TabName) => {
    const kept = [...parameters].filter(([name]) => ['to', 'months'].includes(name));
    setParameters({ ...Object.fromEntries(kept), view }, { replace: true });
  };
  return [tab, change];
}

/** How teaching goes: by teacher (principals), class and record. */
export default function TeachingReportPage() {
  const { t } = useTranslation('analysis');
  const { role } = useSignedIn();
  const can = useCan();
  const chosen = useMonths();
  const isPrincipal = role === ROLE.principal;
  const tabs = isPrincipal ? TABS : TABS.filter((name) => name !== 'teacher');
  const [tab, setTab] = useReportTab(tabs);
  const [parameters] = useSearchParams();
  const shown = tab === 'record' ? toRecordQuery(Object.fromEntries(parameters)) : {};
  return (
    <>
      <PageHeader
        title={t('teachingTitle')}
        subtitle={t(isPrincipal ? 'teachingSubtitle' : 'teachingSubtitleOwn')}
        actions={
          can('export') && (
            <ExportButton
              label={t('export')}
              fetchSheet={() =>
                send(analysis.endpoints.teachingSheet, { ...chosen.asked, ...shown, of: tab })
              }
              exportedText={(count) => t('exported', { count })}
              truncatedText={(count) => t('truncated', { count })}
            />
          )
        }
      />
      <MonthsFields chosen={chosen} />
      <TabbedPanel tabs={tabs} tab={tab} onTab={setTab} labelOf={(name) => t(`by.${name}`)}>
        {tab === 'record' ? (
          <RecordsTab chosen={chosen} />
        ) : (
          <OwnersTab key={tab} of={tab} chosen={chosen} />
        )}
      </TabbedPanel>
    </>
  );
}
