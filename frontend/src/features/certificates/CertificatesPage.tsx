import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTab } from '#frontend/src/lib/use-tab.ts';
import { PageHeader } from '#frontend/src/ui/PageHeader.tsx';
import { TabbedPanel } from '#frontend/src/ui/TabbedPanel.tsx';
import { CertificateList } from './list/CertificateList.tsx';
import { BatchList } from './make/BatchList.tsx';
import { MakeDialog } from './make/MakeDialog.tsx';
import { TemplateList } from './templates/TemplateList.tsx';

const TABS = ['made', 'plans', 'templates'] as const;

/** Certificates of students: what was made, what is being made, and what they look like. */
export default function CertificatesPage() {
  const { t } = useTranslation('certificates');
  const [tab, setTab] = useTab(TABS, 'tab');
  const [isMaking, setMaking] = useState(false);
  const make = (
    <Button variant="contained" startIcon={<AddIcon />} onClick={() => setMaking(true)}>
      {t('make.action')}
    </Button>
  );
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')} actions={make} />
      <TabbedPanel tabs={TABS} tab={tab} onTab={setTab} labelOf={(name) => t(`tabs.${name}`)}>
        {tab === 'made' && <CertificateList action={make} />}
        {tab === 'plans' && <BatchList action={make} />}
        {tab === 'templates' && <TemplateList />}
      </TabbedPanel>
      {isMaking && (
        <MakeDialog onClose={() => setMaking(false)} onTemplates={() => setTab('templates')} />
      )}
    </>
  );
}
