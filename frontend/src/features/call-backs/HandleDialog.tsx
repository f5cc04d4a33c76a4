import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '#frontend/src/lib/toasts.ts';
import { CompareDialog } from '#frontend/src/ui/form/CompareDialog.tsx';
import { conflictingRecord } from '#frontend/src/ui/form/edit-conflict.ts';
import { FormDialog } from '#frontend/src/ui/form/FormDialog.tsx';
import { FormSelectField } from '#frontend/src/ui/form/FormSelectField.tsx';
import { FormTextField } from '#frontend/src/ui/form/FormTextField.tsx';
import { useContractForm } from '#frontend/src/ui/form/use-contract-form.ts';
import { LIMITS } from '#shared/limits.ts';
import {
  CALL_BACK_STATES,
  CallBackDto,
  handleCallBack,
} from '#shared/registrations/call-back-calls.ts';
import { CallBackFacts } from './CallBackFacts.tsx';
import { useHandleCallBack } from './queries.ts';

interface Props {
  readonly callBack: CallBackDto;
  readonly onClose: () => void;
}

type Values = Readonly<Record<'state' | 'note', string>>;
type State = CallBackDto['state'];

/** Suggests `handled`: an operator who opens a call-back has usually just called back. */
const initialValues = ({ note }: CallBackDto): Values => ({ state: 'handled', note });

/** Saves state and note of a call-back, and handles a conflict with another operator's edit. */
function useHandling(callBack: CallBackDto, onClose: () => void) {
  const { t } = useTranslation('callBacks');
  const { mutateAsync } = useHandleCallBack();
  const [theirs, setTheirs] = useState<CallBackDto | null>(null);
  const save = async ({ state, note }: Values, rev: number) => {
    try {
      await mutateAsync({ lead_id: callBack.id, rev, state, note });
    } catch (error) {
      const current = conflictingRecord(error, CallBackDto());
      if (!current) throw error;
      setTheirs(current);
      return;
    }
    toast.success(t('saved'));
    onClose();
  };
  const form = useContractForm({
    schema: handleCallBack.input.pick({ state: true, note: true }),
    defaultValues: initialValues(callBack),
    submit: (values) => save(values, callBack.rev),
  });
  return { form, save, theirs, setTheirs };
}

/** The details of a call-back, with its state and a note. */
export function HandleDialog({ callBack, onClose }: Props) {
  const { t } = useTranslation('callBacks');
  const { t: common } = useTranslation();
  const { form, save, theirs, setTheirs } = useHandling(callBack, onClose);
  const showState = (state: string) => t(`states.${state as State}`);
  return (
    <>
      <FormDialog
        title={t('handleTitle', { name: callBack.name })}
        submitLabel={common('save')}
        form={form}
        onClose={onClose}
      >
        <CallBackFacts callBack={callBack} />
        <FormSelectField
          control={form.control}
          name="state"
          label={t('state')}
          choices={CALL_BACK_STATES.map((value) => ({ value, label: showState(value) }))}
        />
        <FormTextField
          control={form.control}
          name="note"
          label={t('note')}
          hint={t('noteHint')}
          multiline
          minRows={2}
          autoFocus
          maxLength={LIMITS.remarkMax}
        />
      </FormDialog>
      {theirs && (
        <CompareDialog<Values>
          original={{ state: callBack.state, note: callBack.note }}
          mine={{ ...initialValues(callBack), ...(form.getValues() as Values) }}
          theirs={{ state: theirs.state, note: theirs.note }}
          fields={[
            { name: 'state', label: t('state'), show: showState },
            { name: 'note', label: t('note') },
          ]}
          onChoose={(chosen) => {
            setTheirs(null);
            void form.attempt(() => save(chosen, theirs.rev));
          }}
          onCancel={() => setTheirs(null)}
        />
      )}
    </>
  );
}
