import { useTranslation } from 'react-i18next';
import { CompareDialog } from '#frontend/src/ui/form/CompareDialog.tsx';
import { FormDialog } from '#frontend/src/ui/form/FormDialog.tsx';
import type { WorkDto } from '#shared/works/fields.ts';
import { PersonalDialog } from '../personal/PersonalDialog.tsx';
import { PublishFields, useChoices } from './PublishFields.tsx';
import { type ComparedValues, comparedOf } from './publish-values.ts';
import { type FirstAudience, useFirstAudience } from './use-first-audience.ts';
import { type Publishing, usePublishing } from './use-publishing.ts';

interface Props {
  readonly work: WorkDto;
  readonly onClose: () => void;
}

/** Chooses between the values of two people who changed the work at the same time. */
function PublishConflict({ work, publishing }: Pick<Props, 'work'> & { publishing: Publishing }) {
  const { t } = useTranslation('works');
  const { form, theirs, save, forget } = publishing;
  const { showVisibility, showCategory } = useChoices();
  if (!theirs) return null;
  const { class_ids, ...mine } = form.getValues();
  return (
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
      onChoose={(values) => {
        forget();
        void form.attempt(() => save({ values: { ...values, class_ids }, rev: theirs.rev }));
      }}
      onCancel={forget}
    />
  );
}

function PublishForm({ first, ...props }: Props & { readonly first: FirstAudience }) {
  const { t } = useTranslation('works');
  const { work, onClose } = props;
  const publishing = usePublishing(props, first);
  const { form, found, isWorking, publishAnyway, change } = publishing;
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
      <PublishConflict work={work} publishing={publishing} />
      {found && (
        <PersonalDialog
          {...found}
          isWorking={isWorking}
          onChange={change}
          onAnyway={publishAnyway}
        />
      )}
    </>
  );
}

/** Sets a work's name and visibility. */
export function PublishDialog(props: Props) {
  const first = useFirstAudience(props.work);
  return first && <PublishForm {...props} first={first} />;
}
