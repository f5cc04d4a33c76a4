import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useParams } from 'react-router';
import * as z from 'zod';
import { useTimeZone } from '#frontend/src/lib/format.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { editQueryOf } from '#frontend/src/lib/query.ts';
import { NEW } from '#frontend/src/lib/screen-address.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import { NoticeTemplateId, SchoolNoticeId } from '#shared/ids.ts';
import { notices } from '#shared/notices/contract.ts';
import { ROLE } from '#shared/roles.ts';
import { NoticeEditor } from './NoticeEditor.tsx';
import { newValues, valuesOf } from './notice-form.ts';

const { details, template } = notices.endpoints;

/** What a link to a new notice may name: the notice or the template that it is made from. */
const Made = z.object({
  template: NoticeTemplateId.optional(),
  copy: SchoolNoticeId.optional(),
});
type Made = z.infer<typeof Made>;

interface StoredProps {
  /** Set once the notice is stored and has an address of its own. */
  readonly onStored: (id: string) => void;
}

function Failed({ error }: { readonly error: Error }) {
  const { t } = useTranslation('editor');
  const navigate = useNavigate();
  return (
    <ErrorState error={error} onRetry={() => void navigate(paths.notices)} retryLabel={t('back')} />
  );
}

function useNewValues() {
  const { role } = useSignedIn();
  return newValues(role === ROLE.principal);
}

function FromTemplate({ id, onStored }: StoredProps & { readonly id: NoticeTemplateId }) {
  const values = useNewValues();
  const { data, error } = useQuery(editQueryOf(template, { template_id: id }));
  if (error && !data) return <Failed error={error} />;
  if (!data) return <ListSkeleton rows={8} />;
  const { content, files } = data.text;
  const begun = { title: data.template.title, content: JSON.stringify(content), file_ids: files };
  const start = { record: null, value: { ...values, ...begun }, source: { template_id: id } };
  return <NoticeEditor start={start} onStored={onStored} />;
}

function FromNotice({ id, onStored }: StoredProps & { readonly id: SchoolNoticeId }) {
  const timeZone = useTimeZone();
  const { data, error } = useQuery(editQueryOf(details, { notice_id: id }));
  if (error && !data) return <Failed error={error} />;
  if (!data) return <ListSkeleton rows={8} />;
  const value = { ...valuesOf(data, timeZone), at: '' };
  return (
    <NoticeEditor start={{ record: null, value, source: { copy_of: id } }} onStored={onStored} />
  );
}

function NewNotice({ onStored }: StoredProps) {
  const { state } = useLocation();
  // The address changes once it is stored, and with it the state that led here.
  const [made] = useState<Made>(() => Made.safeParse(state).data ?? {});
  const value = useNewValues();
  if (made.template) return <FromTemplate id={made.template} onStored={onStored} />;
  if (made.copy) return <FromNotice id={made.copy} onStored={onStored} />;
  return <NoticeEditor start={{ record: null, value, source: {} }} onStored={onStored} />;
}

function KnownNotice({ id }: { readonly id: string }) {
  const timeZone = useTimeZone();
  const notice_id = SchoolNoticeId.safeParse(id).data ?? SchoolNoticeId.parse('snt-0');
  const { data, error } = useQuery(editQueryOf(details, { notice_id }));
  if (error && !data) return <Failed error={error} />;
  if (!data) return <ListSkeleton rows={8} />;
  const start = { record: data.notice, value: valuesOf(data, timeZone), source: {} };
  return <NoticeEditor key={id} start={start} />;
}

/** Edits a notice: a new one, a draft, a planned or a published one. */
export default function EditNoticePage() {
  const { id = NEW } = useParams();
  const [stored, setStored] = useState('');
  // A new notice gets its own address without being loaded again.
  if (id === NEW || id === stored) return <NewNotice onStored={setStored} />;
  return <KnownNotice key={id} id={id} />;
}
