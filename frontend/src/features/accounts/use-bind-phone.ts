import { useQueryClient } from '@tanstack/react-query';
import { useCodeSender } from '#frontend/src/entities/phones/use-code-sender.ts';
import { send, sendForEnvelope } from '#frontend/src/lib/api.ts';
import { profileQuery } from '#frontend/src/lib/profile.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import { useContractForm } from '#frontend/src/ui/form/use-contract-form.ts';
import { messages } from '#shared/contracts/messages.ts';

const { bindPhone, sendBindingCode } = messages.endpoints;

/** The form that binds a phone number. Updates the cached profile. */
export function useBindPhone(onDone: () => void) {
  const session = useSignedIn();
  const user_id = session.user.id;
  const client = useQueryClient();
  const form = useContractForm({
    schema: bindPhone.input,
    defaultValues: { user_id, phone: '', sms_code: '' },
    submit: async (input) => {
      const { data, msg } = await sendForEnvelope(bindPhone, input, []);
      client.setQueryData(
        profileQuery(session).queryKey,
        (profile) => profile && { ...profile, phone: data.phone },
      );
      toast.success(msg);
      onDone();
    },
  });
  const sender = useCodeSender(() =>
    send(sendBindingCode, { user_id, phone: form.getValues('phone') }),
  );
  return { form, sender };
}
