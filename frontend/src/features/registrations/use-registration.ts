import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { contactOf, contactText } from '#frontend/src/entities/contacts/contact-values.ts';
import { guessRegion, type Region } from '#frontend/src/entities/regions/guess-region.ts';
import { send } from '#frontend/src/lib/api.ts';
import { ApiError } from '#frontend/src/lib/api-error.ts';
import { homeOf } from '#frontend/src/lib/homes.ts';
import { keepLogin } from '#frontend/src/lib/session-actions.ts';
import { useContractForm } from '#frontend/src/ui/form/use-contract-form.ts';
import { messages } from '#shared/messages/contract.ts';
import { registrations } from '#shared/registrations/contract.ts';
import {
  type Registration,
  RegistrationForm,
  type RegistrationInput,
  STEPS,
  stepOf,
  toRegistration,
} from './registration-form.ts';

type Form = Pick<UseFormReturn<RegistrationInput, unknown, Registration>, 'getValues' | 'setValue'>;

/** The server answers that a new code is needed. */
const NOT_SENT = { contact: '', ticket: 'none' };

/**
 * Has codes sent, and exchanges one for a proof that the phone or e-mail address was verified, valid for it only. A code
 * belongs to the ticket that came with it.
 */
function useContactProof({ getValues, setValue }: Form) {
  const proven = useRef('');
  const last = useRef(NOT_SENT);

  async function sendCode(verificationCode: string) {
    const values = getValues();
    const { country } = values;
    const request = { purpose: 'register', country, verificationCode } as const;
    const sent = await send(messages.endpoints.sendCode, { ...request, ...contactOf(values) });
    last.current = { contact: contactText(values), ticket: sent.ticket };
    return sent;
  }

  async function verify(): Promise<void> {
    const values = getValues();
    const contact = contactText(values);
    const { ticket } = last.current.contact === contact ? last.current : NOT_SENT;
    const tried = { purpose: 'register', ticket, sms_code: values.sms_code } as const;
    const { proof } = await send(messages.endpoints.verifyCode, tried);
    setValue('proof', proof);
    proven.current = contact;
  }

  function forget(): void {
    proven.current = '';
    setValue('sms_code', '');
  }

  const isProven = (contact: string): boolean => contact !== '' && proven.current === contact;
  return { sendCode, verify, forget, isProven };
}

const EMPTY = {
  school_name: '',
  area: '',
  real_name: '',
  way: 'phone',
  phone: '',
  email: '',
  sms_code: '',
  proof: '',
  account: '',
  password: '',
} as const;

/** What is drawn before the browser has said where it is. */
const NOWHERE: Region = { country: '', time_zone: '', currency: '' };

const register = async (values: Registration) =>
  keepLogin(await send(registrations.endpoints.registerSchool, toRegistration(values)));

const refusedField = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.errors[0]?.field : undefined;

function useRegistrationForm(returnTo: (step: number) => void, forgetProof: () => void) {
  const navigate = useNavigate();
  return useContractForm({
    schema: RegistrationForm,
    namespace: 'registrations',
    aboutOneself: true,
    // One idempotency key for the whole form, so that repeated requests create only one school.
    defaultValues: { ...EMPTY, ...NOWHERE, request_key: crypto.randomUUID() },
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

/** Proposes the country, clock and money of the browser. */
function useGuessedRegion({ setValue }: Form) {
  useEffect(() => {
    const { country, time_zone, currency } = guessRegion();
    setValue('country', country);
    setValue('time_zone', time_zone);
    setValue('currency', currency);
  }, [setValue]);
}

/** The form of the registration, and its steps. */
export function useRegistration() {
  const [step, setStep] = useState(0);
  const [checking, setChecking] = useState(false);
  const form = useRegistrationForm(setStep, () => proof.forget());
  const proof = useContactProof(form);
  useGuessedRegion(form);

  async function advance(): Promise<void> {
    const isReady = () => step !== 1 || proof.isProven(contactText(form.getValues()));
    if (!isReady()) await form.attempt(proof.verify);
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
    isProven: proof.isProven,
    sendCode: proof.sendCode,
  };
}
