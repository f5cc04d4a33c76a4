import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useCan } from '#frontend/src/lib/abilities.ts';
import { send } from '#frontend/src/lib/api.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { ExportButton } from '#frontend/src/ui/ExportButton.tsx';
import { RobotPicture } from '#frontend/src/ui/pictures/RobotPicture.tsx';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import { DataList } from '#frontend/src/ui/table/DataList.tsx';
import type { ListQuestion } from '#frontend/src/ui/table/use-list-question.ts';
import { leads } from '#shared/leads/contract.ts';
import type { LeadAction } from '../lead-action.ts';
import { toQuery, useLeadList } from '../queries.ts';
import { useLeadActions } from '../use-lead-actions.tsx';
import { LeadFilters } from './LeadFilters.tsx';
import { useLeadColumns } from './use-lead-columns.tsx';

interface Props {
  readonly start: (action: LeadAction) => void;
}

function Export({ question }: { readonly question: ListQuestion }) {
  const { t } = useTranslation('leads');
  const can = useCan();
  if (!can('export')) return null;
  const { sort: _, due: __, ...query } = toQuery(question);
  return (
    <ExportButton
      label={t('export')}
      fetchSheet={() => send(leads.endpoints.exportSheet, query)}
      exportedText={(count) => t('exported', { count })}
      truncatedText={(count) => t('truncated', { count })}
    />
  );
}

function Empty({ start }: Props) {
  const { t } = useTranslation('leads');
  return (
    <EmptyState
      icon={<RobotPicture height={{ xs: 13, sm: 18 }} />}
      title={t('empty')}
      hint={t('emptyHint')}
      action={
        <Button variant="contained" onClick={() => start({ kind: 'add' })}>
          {t('add')}
        </Button>
      }
    />
  );
}

/** The leads as a table, the next follow-up first. */
export function LeadList({ start }: Props) {
  const { t } = useTranslation('leads');
  const can = useCan();
  const navigate = useNavigate();
  const list = useLeadList();
  const columns = useLeadColumns();
  const { actionsOf } = useLeadActions(start, true);
  return (
    <DataList
      list={list}
      label={t('title')}
      columns={columns}
      rowName={({ name }) => name}
      searchLabel={t(can('see-phones') ? 'search' : 'searchNames')}
      filters={<LeadFilters list={list} />}
      buttons={<Export question={list.question} />}
      rowActions={actionsOf}
      onOpen={({ id }) => void navigate(paths.lead(id))}
      empty={<Empty start={start} />}
    />
  );
}
