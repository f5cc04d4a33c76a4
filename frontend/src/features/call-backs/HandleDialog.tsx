import { useTranslation } from 'react-i18next';
import { toast } from '#frontend/src/lib/toasts.ts';
import { FormDialog } from '#frontend/src/ui/form/FormDialog.tsx';
import { FormSelectField } from '#frontend/src/ui/form/FormSelectField.tsx';
import { FormTextField } from '#frontend/src/ui/form/FormTextField.tsx';
import { useRecordEdit } from '#frontend/src/ui/form/use-record-edit.tsx';
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

type State = CallBackDto['state'];

/** The details of a call-back, with its state and a note. */
export function HandleDialog({ callBack, onClose }: Props) {
  const { t } = useTranslation('callBacks');
  const { t: common } = useTranslation();
  const { mutateAsync } = useHandleCallBack();
  const showState = (state: string) => t(`states.${state as State}`);
  const form = useRecordEdit({
    record: callBack,
    current: CallBackDto(),
    schema: handleCallBack.input.pick({ state: true, note: true }),
    namespace: 'callBacks',
    valuesOf: ({ state, note }) => ({ state, note }),
    // An operator who opens a call-back has usually just called back.
    start: { state: 'handled', note: callBack.note },
    compared: [
      { name: 'state', label: t('state'), show: (state) => state && showState(state) },
      { name: 'note', label: t('note') },
    ],
    save: async ({ state, note }, { id, rev }) => {
      await mutateAsync({ lead_id: id, rev, state, note });
      toast.success(t('saved'));
      onClose();
    },
  });
  return (
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
        choices={CALL_BACK_STATES.map((value) => ({ value, label: showState(value) }))}
      />
      <FormTextField
        control={form.control}
        name="note"
        hint={t('noteHint')}
        multiline
        minRows={2}
        autoFocus
      />
    </FormDialog>
  );
}
