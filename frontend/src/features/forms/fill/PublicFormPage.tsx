import { usePageTitle } from '#frontend/src/lib/page-title.ts';
import { SchoolFrame } from '#frontend/src/ui/SchoolFrame.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { PageLoading } from '#frontend/src/ui/states/PageLoading.tsx';
import { ClosedForm, OverForm } from './ClosedForm.tsx';
import { FillForm } from './FillForm.tsx';
import { type PublicForm, schoolOfOver, usePublicForm } from './use-public-form.ts';
import { WhoseAnswer } from './WhoseAnswer.tsx';

function Content({
  form,
  page,
}: {
  readonly form: PublicForm;
  readonly page: ReturnType<typeof usePublicForm>;
}) {
  if (form.state !== 'open' || form.answered === 'yes') return <ClosedForm form={form} />;
  if (form.answered === 'nobody')
    return (
      <WhoseAnswer
        title={form.title}
        isWrong={page.address.child !== undefined}
        onChild={page.answerFor}
      />
    );
  return <FillForm key={page.address.child} form={form} address={page.address} />;
}

/** A form at its own secret address, for everybody who has it. */
export default function PublicFormPage() {
  const page = usePublicForm();
  const { data, error, isPending, refetch } = page.query;
  const over = schoolOfOver(error);
  usePageTitle(data?.title);
  return (
    <SchoolFrame maxWidth="sm" school={over === undefined ? data?.school : over}>
      {isPending && <PageLoading />}
      {over !== undefined && <OverForm school={over} />}
      {over === undefined && error && !data && (
        <ErrorState error={error} onRetry={() => void refetch()} />
      )}
      {over === undefined && data && <Content form={data} page={page} />}
    </SchoolFrame>
  );
}
