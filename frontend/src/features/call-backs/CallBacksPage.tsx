import PhoneCallbackIcon from '@mui/icons-material/PhoneCallback';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '#frontend/src/ui/PageHeader.tsx';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import { DataList } from '#frontend/src/ui/table/DataList.tsx';
import { ToolbarSelect } from '#frontend/src/ui/table/ToolbarSelect.tsx';
import type { CursorList } from '#frontend/src/ui/table/use-cursor-list.ts';
import { CALL_BACK_STATES, type CallBackDto } from '#shared/registrations/call-back-calls.ts';
import { HandleDialog } from './HandleDialog.tsx';
import { STATE, useCallBackList } from './queries.ts';
import { useCallBackColumns } from './use-call-back-columns.tsx';

interface StateFilterProps {
  readonly list: Pick<CursorList<CallBackDto>, 'question' | 'setFilter'>;
}

function StateFilter({ list }: StateFilterProps) {
  const { t } = useTranslation('callBacks');
  return (
    <ToolbarSelect
      label={t('filterState')}
      value={list.question.filters[STATE]}
      unchosen={t('allStates')}
      choices={CALL_BACK_STATES.map((value) => ({ value, label: t(`states.${value}`) }))}
      onChange={(state) => list.setFilter(STATE, state)}
    />
  );
}

/** For operators: requests to be called back. */
export default function CallBacksPage() {
  const { t } = useTranslation('callBacks');
  const list = useCallBackList();
  const columns = useCallBackColumns();
  const [open, setOpen] = useState<CallBackDto | null>(null);
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
        rowActions={(callBack) => [
          {
            key: 'handle',
            label: t('handle'),
            icon: <PhoneCallbackIcon />,
            onSelect: () => setOpen(callBack),
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
      {open && <HandleDialog callBack={open} onClose={() => setOpen(null)} />}
    </>
  );
}
