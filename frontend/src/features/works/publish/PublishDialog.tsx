import { useTranslation } from 'react-i18next';
import { FormDialog } from '#frontend/src/ui/form/FormDialog.tsx';
import type { WorkDto } from '#shared/works/fields.ts';
import { PersonalDialog } from '../personal/PersonalDialog.tsx';
import { PublishFields } from './PublishFields.tsx';
import { type FirstAudience, useFirstAudience } from './use-first-audience.ts';
import { usePublishing } from './use-publishing.ts';

interface Props {
  readonly work: WorkDto;
  readonly onClose: () => void;
}

function PublishForm({ first, ...props }: Props & { readonly first: FirstAudience }) {
  const { t } = useTranslation('works');
  const { work, onClose } = props;
  const { form, found, isWorking, publishAnyway, change } = usePublishing(props, first);
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
