import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { send } from '#frontend/src/lib/api.ts';
import { useProfile } from '#frontend/src/lib/profile.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import { CompareDialog } from '#frontend/src/ui/form/CompareDialog.tsx';
import { conflictingRecord } from '#frontend/src/ui/form/edit-conflict.ts';
import { FormDialog } from '#frontend/src/ui/form/FormDialog.tsx';
import { useContractForm } from '#frontend/src/ui/form/use-contract-form.ts';
import { WorkDto } from '#shared/contracts/work-fields.ts';
import { works } from '#shared/contracts/works.ts';
import { LIMITS } from '#shared/limits.ts';
import { ROLE } from '#shared/roles.ts';
import { useShowWork } from '../queries.ts';
import { PublishFields, useChoices } from './PublishFields.tsx';
import {
  type ComparedValues,
  comparedOf,
  idsOf,
  type PublishValues,
  publishSchema,
} from './publish-values.ts';

interface Props {
  readonly work: WorkDto;
  readonly onClose: () => void;
}

interface FormProps extends Props {
  readonly classIds: string[];
}

const { publish } = works.endpoints;

/** By default a student's work is shown in all of the own classes; undefined until they are loaded. */
function useFirstClasses({ class_ids, visibility }: WorkDto): string[] | undefined {
  const { role } = useSignedIn();
  const { data, error } = useProfile();
  if (class_ids.length > 0 || visibility !== 'private' || role !== ROLE.student || error)
    return class_ids;
  return data?.classes.classOwn.slice(0, LIMITS.workClassesMax).map(({ id }) => id);
}

/** Saves name and visibility, which staff may have changed in between. */
function usePublishing({ work, classIds, onClose }: FormProps) {
  const { t } = useTranslation(['works', 'work']);
  const show = useShowWork(work.id);
  const [theirs, setTheirs] = useState<WorkDto | null>(null);
  const save = async ({ class_ids, ...values }: PublishValues, rev: number) => {
    try {
      const ids = idsOf(class_ids).join(',');
      const sent = { work_id: work.id, rev, ...values, class_ids: ids };
      const { work: saved } = await send(publish, sent);
      show(saved);
      toast.success(t(saved.pending ? 'work:pending' : 'saved'));
    } catch (error) {
      const current = conflictingRecord(error, WorkDto());
      if (!current) throw error;
      setTheirs(current);
      return;
    }
    onClose();
  };
  const form = useContractForm({
    schema: publishSchema,
    defaultValues: { ...comparedOf(work), class_ids: classIds },
    submit: (values) => save(values, work.rev),
  });
  return { form, save, theirs, setTheirs };
}

function PublishForm(props: FormProps) {
  const { t } = useTranslation('works');
  const { work, onClose } = props;
  const { form, save, theirs, setTheirs } = usePublishing(props);
  const { showVisibility, showCategory } = useChoices();
  const { class_ids, ...mine } = form.getValues();
  return (
    <>
      <FormDialog
        title={t('publishTitle', { title: work.title })}
        submitLabel={t('publish')}
        form={form}
        onClose={onClose}
      >
        <PublishFields control={form.control} />
      </FormDialog>
      {theirs && (
        <CompareDialog<ComparedValues>
          original={comparedOf(work)}
          mine={{ ...mine, description: mine.description ?? '' }}
          theirs={comparedOf(theirs)}
          fields={[
            { name: 'title', label: t('name') },
            { name: 'description', label: t('description') },
            { name: 'category', label: t('about'), show: showCategory },
            { name: 'visibility', label: t('who'), show: showVisibility },
          ]}
          onChoose={(chosen) => {
            setTheirs(null);
            void form.attempt(() => save({ ...chosen, class_ids }, theirs.rev));
          }}
          onCancel={() => setTheirs(null)}
        />
      )}
    </>
  );
}

/** Sets a work's name and visibility. */
export function PublishDialog(props: Props) {
  const classIds = useFirstClasses(props.work);
  return classIds && <PublishForm {...props} classIds={classIds} />;
}
