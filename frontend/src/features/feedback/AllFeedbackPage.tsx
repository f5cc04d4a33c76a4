import FeedbackIcon from '@mui/icons-material/Feedback';
import DialogContent from '@mui/material/DialogContent';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SchoolSearch } from '#frontend/src/entities/schools/SchoolSearch.tsx';
import { ClosableDialog } from '#frontend/src/ui/ClosableDialog.tsx';
import { useLeaveGuard } from '#frontend/src/ui/form/use-leave-guard.tsx';
import { PageHeader } from '#frontend/src/ui/PageHeader.tsx';
import type { Ref } from '#frontend/src/ui/pickers/RefInput.tsx';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import { DataList } from '#frontend/src/ui/table/DataList.tsx';
import type { CursorList } from '#frontend/src/ui/table/use-cursor-list.ts';
import type { FeedbackDto } from '#shared/feedback/contract.ts';
import { FILTER, useFeedbackList } from './queries.ts';
import { StateFilter } from './StateFilter.tsx';
import { Talk } from './Talk.tsx';
import { useFeedbackColumns } from './use-feedback-columns.tsx';

function Filters({ list }: { readonly list: CursorList<FeedbackDto> }) {
  const { t } = useTranslation('feedback');
  const [chosen, setChosen] = useState<Ref | null>(null);
  const id = list.question.filters[FILTER.school];
  const name = list.rows.find(({ school_id }) => school_id === id)?.school;
  const known = chosen?.id === id ? chosen : null;
  const choose = (next: Ref | null) => {
    setChosen(next);
    list.setFilter(FILTER.school, next?.id ?? '');
  };
  return (
    <>
      <StateFilter list={list} />
      <SchoolSearch
        label={t('school')}
        value={known ?? (id ? { id, name: name ?? id } : null)}
        onChange={choose}
      />
    </>
  );
}

interface DialogProps {
  readonly feedback: FeedbackDto;
  readonly onClose: () => void;
}

function TalkDialog({ feedback: { id, school, school_id, kind }, onClose }: DialogProps) {
  const { t } = useTranslation('feedback');
  const [isDirty, setDirty] = useState(false);
  const { leave, question } = useLeaveGuard(isDirty);
  return (
    <>
      <ClosableDialog
        title={`${school} · ${t(`kinds.${kind}`)}`}
        maxWidth="md"
        onClose={() => leave(onClose)}
      >
        <DialogContent>
          <Talk feedback_id={id} school={school_id} onDirty={setDirty} />
        </DialogContent>
      </ClosableDialog>
      {question}
    </>
  );
}

/** For operators: feedback of all schools to the service. */
export default function AllFeedbackPage() {
  const { t } = useTranslation('feedback');
  const list = useFeedbackList('platform');
  const columns = useFeedbackColumns('platform');
  const [open, setOpen] = useState<FeedbackDto | null>(null);
  return (
    <>
      <PageHeader title={t('allTitle')} subtitle={t('allSubtitle')} />
      <DataList
        list={list}
        label={t('list')}
        columns={columns}
        rowName={({ text }) => text.slice(0, 40)}
        searchLabel={t('search')}
        filters={<Filters list={list} />}
        rowActions={(row) => [{ key: 'open', label: t('open'), onSelect: () => setOpen(row) }]}
        onOpen={setOpen}
        empty={
          <EmptyState
            icon={<FeedbackIcon color="disabled" fontSize="large" />}
            title={t('emptyAll')}
            hint={t('emptyAllHint')}
          />
        }
      />
      {open && <TalkDialog feedback={open} onClose={() => setOpen(null)} />}
    </>
  );
}
