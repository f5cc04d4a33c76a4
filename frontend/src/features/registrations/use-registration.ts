import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { send } from '#frontend/src/lib/api.ts';
import { ApiError } from '#frontend/src/lib/api-error.ts';
import { homeOf } from '#frontend/src/lib/homes.ts';
import { keepLogin } from '#frontend/src/lib/session-actions.ts';
import { useContractForm } from '#frontend/src/ui/form/use-contract-form.ts';
import { messages } from '#shared/contracts/messages.ts';
import { registrations } from '#shared/contracts/registrations.ts';
import {
  type Registration,
  RegistrationForm,
  type RegistrationInput,
  STEPS,
  stepOf,
} from './registration-form.ts';

type Form = Pick<UseFormReturn<RegistrationInput, unknown, Registration>, 'getValues' | 'setValue'>;

/** The server answers that a new code is needed. */
const NOT_SENT = { phone: '', ticket: 'none' };

/**
 * Has codes sent, and exchanges one for a proof that the phone was verified, valid for this phone only. A code
 * belongs to the ticket that came with it.
 */
function usePhoneProof({ getValues, setValue }: Form) {
  const proven = useRef('');
  const last = useRef(NOT_SENT);

  async function sendCode(verificationCode: string) {
    const request = { purpose: 'register', phone: getValues('phone'), verificationCode } as const;
    const sent = await send(messages.endpoints.sendCode, request);
    last.current = { phone: request.phone, ticket: sent.ticket };
    return sent;
  }

  async function verify(): Promise<void> {
    const { phone, sms_code } = getValues();
    const { ticket } = last.current.phone === phone ? last.current : NOT_SENT;
    const tried = { purpose: 'register', ticket, sms_code } as const;
    const { proof } = await send(messages.endpoints.verifyCode, tried);
    setValue('proof', proof);
    proven.current = phone;
  }

  function forget(): void {
    proven.current = '';
    setValue('sms_code', '');
  }

  const isProven = (phone: string): boolean => phone !== '' && proven.current === phone;
  return { sendCode, verify, forget, isProven };
}

const EMPTY = {
  school_name: '',
  area: '',
  real_name: '',
  phone: '',
  sms_code: '',
  proof: '',
  account: '',
  password: '',
};

async function register({ sms_code: _, ...registration }: Registration) {
  return keepLogin(await send(registrations.endpoints.registerSchool, registration));
}

const refusedField = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.errors[0]?.field : undefined;

function useRegistrationForm(returnTo: (step: number) => void, forgetProof: () => void) {
  const navigate = useNavigate();
  return useContractForm({
    schema: RegistrationForm,
    // One idempotency key for the whole form, so that repeated requests create only one school.
    defaultValues: { ...EMPTY, request_key: crypto.randomUUID() },
    submit: async (values) => {
      try {
        const { role } = await register(values);
        await navigate(homeOf(role), { replace: true });
      } catch (error) {
        const field = refusedField(error);
        if (field) returnTo(stepOf(field));
        if (field !== 'proof' || !(error instanceof Error)) throw error;
        forgetProof();
        throw new Error(error.message);
      }
    },
  });
}

/** The form of the registration, and its steps. */
export function useRegistration() {
  const [step, setStep] = useState(0);
  const [checking, setChecking] = useState(false);
  const form = useRegistrationForm(setStep, () => phone.forget());
  const phone = usePhoneProof(form);

  async function advance(): Promise<void> {
    const isReady = () => step !== 1 || phone.isProven(form.getValues('phone'));
    if (!isReady()) await form.attempt(phone.verify);
    if (isReady()) setStep(step + 1);
  }

  /** Validates the fields of the step; those with errors are then validated again while the user types. */
  async function validateStep(): Promise<boolean> {
    const fields = STEPS[step]?.fields ?? [];
    if (await form.trigger(fields, { shouldFocus: true })) return true;
    for (const field of fields) form.setValue(field, form.getValues(field), { shouldTouch: true });
    return false;
  }

  async function next(): Promise<void> {
    if (checking || !(await validateStep())) return;
    setChecking(true);
    await advance().finally(() => setChecking(false));
  }

  return {
    form,
    step,
    isLast: step === STEPS.length - 1,
    working: checking || form.submitting,
    next,
    back: () => setStep(step - 1),
    isProven: phone.isProven,
    sendCode: phone.sendCode,
  };
}
