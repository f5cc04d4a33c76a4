import { useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { send } from '#frontend/src/lib/api.ts';
import { messages } from '#shared/contracts/messages.ts';
import type { Registration, RegistrationInput } from './registration-form.ts';

type Form = Pick<UseFormReturn<RegistrationInput, unknown, Registration>, 'getValues' | 'setValue'>;

/** The proof that a phone was verified, in exchange for its code; it belongs to that phone alone. */
export function usePhoneProof({ getValues, setValue }: Form) {
  const proven = useRef('');

  async function verify(): Promise<void> {
    const { phone, sms_code } = getValues();
    const target = { purpose: 'register', phone, sms_code } as const;
    const { proof } = await send(messages.endpoints.verifyCode, target);
    setValue('proof', proof);
    proven.current = phone;
  }

  function forget(): void {
    proven.current = '';
    setValue('sms_code', '');
  }

  const isProven = (phone: string): boolean => phone !== '' && proven.current === phone;
  return { verify, forget, isProven };
}
