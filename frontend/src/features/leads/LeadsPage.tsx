import PhoneCallbackIcon from '@mui/icons-material/PhoneCallback';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '#frontend/src/ui/PageHeader.tsx';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import { DataList } from '#frontend/src/ui/table/DataList.tsx';
import { ToolbarSelect } from '#frontend/src/ui/table/ToolbarSelect.tsx';
import type { CursorList } from '#frontend/src/ui/table/use-cursor-list.ts';
import { LEAD_STATES, type LeadDto } from '#shared/contracts/leads.ts';
import { HandleDialog } from './HandleDialog.tsx';
import { STATE, useLeadList } from './queries.ts';
import { useLeadColumns } from './use-lead-columns.tsx';

interface StateFilterProps {
  readonly list: Pick<CursorList<LeadDto>, 'question' | 'setFilter'>;
}

function StateFilter({ list }: StateFilterProps) {
  const { t } = useTranslation('leads');
  return (
    <ToolbarSelect
      label={t('filterState')}
      value={list.question.filters[STATE]}
      unchosen={t('allStates')}
      choices={LEAD_STATES.map((value) => ({ value, label: t(`states.${value}`) }))}
      onChange={(state) => list.setFilter(STATE, state)}
    />
  );
}

/** For operators: requests to be called back. */
export default function LeadsPage() {
  const { t } = useTranslation('leads');
  const list = useLeadList();
  const columns = useLeadColumns();
  const [open, setOpen] = useState<LeadDto | null>(null);
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      <DataList
        list={list}
        label={t('title')}
        columns={columns}
        rowName={({ name, school_name }) => `${name} ${school_name}`}
        searchLabel={t('search')}
        filters={<StateFilter list={list} />}
        rowActions={(lead) => [
          {
            key: 'handle',
            label: t('handle'),
            icon: <PhoneCallbackIcon />,
            onSelect: () => setOpen(lead),
          },
        ]}
        onOpen={setOpen}
        empty={
          <EmptyState
            icon={<PhoneCallbackIcon color="disabled" fontSize="large" />}
            title={t('empty')}
            hint={t('emptyHint')}
          />
        }
      />
      {open && <HandleDialog lead={open} onClose={() => setOpen(null)} />}
    </>
  );
}
