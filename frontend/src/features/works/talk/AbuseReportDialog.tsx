import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { send } from '#frontend/src/lib/api.ts';
import { proveOrFail } from '#frontend/src/lib/prove.ts';
import { invalidate } from '#frontend/src/lib/query.ts';
import { getSession } from '#frontend/src/lib/session.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import { FormDialog } from '#frontend/src/ui/form/FormDialog.tsx';
import { FormSelectField } from '#frontend/src/ui/form/FormSelectField.tsx';
import { FormTextField } from '#frontend/src/ui/form/FormTextField.tsx';
import { useContractForm } from '#frontend/src/ui/form/use-contract-form.ts';
import { works } from '#shared/works/contract.ts';
import type { CommentDto, WorkDto } from '#shared/works/fields.ts';
import { ABUSE_REPORT_REASONS } from '#shared/works/rules.ts';

const { tipOffs, visitorTipOff } = works.endpoints;

interface Props {
  readonly work: WorkDto;
  readonly comment: CommentDto | undefined;
  readonly onClose: () => void;
}

function useReport({ work, comment, onClose }: Props) {
  const { t } = useTranslation(['works', 'common']);
  const client = useQueryClient();
  return useContractForm({
    schema: visitorTipOff.input.pick({ reason: true, text: true }),
    namespace: 'works',
    defaultValues: { reason: '', text: '' },
    submit: async ({ reason, text }) => {
      const about = { work_id: work.id, ...(comment && { comment_id: comment.id }) };
      if (getSession()) {
        await send(tipOffs, { action: 'report', ...about, reason, text });
        void invalidate(client, tipOffs);
      } else {
        const verificationCode = await proveOrFail(t('common:challengeFailed'));
        await send(visitorTipOff, { ...about, reason, text, verificationCode });
      }
      toast.success(t(work.own_school ? 'reported' : 'reportedOutside'));
      onClose();
    },
  });
}

/** The form of a report on a work or a comment. */
export function AbuseReportDialog(props: Props) {
  const { t } = useTranslation('works');
  const { work, comment, onClose } = props;
  const form = useReport(props);
  const reasons = ABUSE_REPORT_REASONS.map((value) => ({ value, label: t(`reasons.${value}`) }));
  return (
    <FormDialog
      title={t('reportTitle', { title: work.title })}
      submitLabel={t(work.own_school ? 'sendReport' : 'sendReportOutside')}
      form={form}
      onClose={onClose}
    >
      {comment && (
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          {t('said', { author: comment.author, text: comment.text })}
        </Typography>
      )}
      <FormSelectField
        control={form.control}
        name="reason"
        choices={[{ value: '', label: t('chooseReason') }, ...reasons]}
      />
      <FormTextField control={form.control} name="text" multiline minRows={2} />
      <Typography variant="body2" color="textSecondary">
        {t(work.own_school ? 'reportHint' : 'reportHintOutside')}
      </Typography>
    </FormDialog>
  );
}
