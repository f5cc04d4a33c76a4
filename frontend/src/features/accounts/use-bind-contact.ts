import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod';
import {
  contactFields,
  contactOf,
  type Way,
  withContactRules,
} from '#frontend/src/entities/contacts/contact-values.ts';
import { useCodeSender } from '#frontend/src/entities/contacts/use-code-sender.ts';
import { send, sendForEnvelope } from '#frontend/src/lib/api.ts';
import { profileQuery } from '#frontend/src/lib/profile.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import { useContractForm } from '#frontend/src/ui/form/use-contract-form.ts';
import { messages } from '#shared/messages/contract.ts';

const { bindContact, sendBindingCode } = messages.endpoints;

const { sms_code } = bindContact.input.shape;
const Form = withContactRules(z.object({ ...contactFields(), country: z.string(), sms_code }));

/** The form that binds a phone number or an e-mail address. Updates the cached profile. */
export function useBindContact(way: Way, onDone: () => void) {
  const session = useSignedIn();
  const { id: user_id, country } = session.user;
  const client = useQueryClient();
  const form = useContractForm({
    schema: Form,
    namespace: 'accounts',
    aboutOneself: true,
    defaultValues: { way, country, phone: '', email: '', sms_code: '' },
    submit: async (values) => {
      const input = { user_id, sms_code: values.sms_code, ...contactOf(values) };
      const { data, msg } = await sendForEnvelope(bindContact, input, []);
      const { phone, email } = data;
      client.setQueryData(
        profileQuery(session).queryKey,
        (profile) => profile && { ...profile, phone, email },
      );
      toast.success(msg);
      onDone();
    },
  });
  const sender = useCodeSender(() =>
    send(sendBindingCode, { user_id, ...contactOf(form.getValues()) }),
  );
  return { form, sender };
}
